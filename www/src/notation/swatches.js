import { nothing } from 'lit-html';
export const createSwatches = () => () => nothing;
