// The trees used for all measurements: the same branching throughout a ply, seeded scores.

import { uniformTree } from '../trees.js';

const seed = 1;

/** @typedef {{ nodes: number, leaves: number, plies: number, branching: number[], seed: number, text: string }} Tree */

/** By number of nodes. @type {Record<number, Tree>} */
export const trees = Object.fromEntries(
  [
    [3, 3, 3],
    [9, 10, 10],
    [9, 10, 10, 10],
    [9, 10, 10, 10, 10],
    [9, 10, 10, 10, 10, 10],
  ].map((branching) => {
    const plies = branching.map((_, ply) => branching.slice(0, ply + 1).reduce((product, count) => product * count));
    const nodes = plies.reduce((sum, count) => sum + count, 1);
    const leaves = plies[plies.length - 1];
    const text = uniformTree(branching, seed);
    return [nodes, { nodes, leaves, plies: branching.length, branching, seed, text }];
  }),
);

/** @type {(count: number) => string} as the page writes it */
export const grouped = (count) => new Intl.NumberFormat('en', { useGrouping: 'min2' }).format(count);

/** @param {Tree} tree */
export const described = ({ nodes, leaves, plies, branching, seed }) =>
  `${grouped(nodes)} nodes: ${plies} plies, ${branching.join(' · ')} children, ${grouped(leaves)} leaves from 0 to 99, seed ${seed}`;
