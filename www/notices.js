// The licences of the program's components, for distributing it in binary form.

import { noticesOfProgram } from './vite.notices.js';

process.stdout.write(noticesOfProgram());
