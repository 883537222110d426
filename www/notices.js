// The licences of what the program is made of, for whoever gives it out built.

import { noticesOfProgram } from './vite.notices.js';

process.stdout.write(noticesOfProgram());
