// Boards in words, for screen readers: every game's whole board, and the squares that pieces are put on.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readAlone } from '../src/panels/search/board.js';
import { worded } from '../src/words/telling.js';
import { core } from './core.js';
import { strictTexts } from './words.js';

const languages = Object.fromEntries(['en', 'pl', 'ro', 'ru'].map((id) => [id, strictTexts(id)]));

/** @type {(text: string, expected: Record<string, string>) => void} */
function check(text, expected) {
  const { said } = core.readGame(text).first;
  for (const [id, words] of Object.entries(expected)) assert.equal(read(languages[id], said), words, `${id}: ${text}`);
}

test('in Kalah each pit is read with its seeds, and both stores', () => {
  check('game=kalah&size=3x3&position=3,0,1,5/2,4,0,0 first', {
    en: 'First player: pit 1 with 3 seeds, pit 2 empty, pit 3 with 1 seed, store with 5 seeds. Second player: pit 1 with 2 seeds, pit 2 with 4 seeds, pit 3 empty, store empty.',
    pl: 'Pierwszy gracz: dołek 1 z 3 ziarnami, dołek 2 pusty, dołek 3 z 1 ziarnem, magazyn z 5 ziarnami. Drugi gracz: dołek 1 z 2 ziarnami, dołek 2 z 4 ziarnami, dołek 3 pusty, magazyn pusty.',
    ro: 'Primul jucător: groapa 1 cu 3 semințe, groapa 2 goală, groapa 3 cu 1 sămânță, magazia cu 5 semințe. Al doilea jucător: groapa 1 cu 2 semințe, groapa 2 cu 4 semințe, groapa 3 goală, magazia goală.',
    ru: 'Первый игрок: лунка 1 с 3 зёрнами, лунка 2 пуста, лунка 3 с 1 зерном, амбар с 5 зёрнами. Второй игрок: лунка 1 с 2 зёрнами, лунка 2 с 4 зёрнами, лунка 3 пуста, амбар пуст.',
  });
});

test('in Nim each heap is read with its counters', () => {
  check('game=nim&heaps=22,5,1,2&moves=4-2', {
    en: 'Heap 1: 22 counters. Heap 2: 5 counters. Heap 3: 1 counter. Heap 4: empty.',
    pl: 'Stos 1: 22 żetony. Stos 2: 5 żetonów. Stos 3: 1 żeton. Stos 4: pusty.',
    ro: 'Grămada 1: 22 de jetoane. Grămada 2: 5 jetoane. Grămada 3: 1 jeton. Grămada 4: goală.',
    ru: 'Куча 1: 22 фишки. Куча 2: 5 фишек. Куча 3: 1 фишка. Куча 4: пуста.',
  });
});

test('in Connect Four each column is read with its height and contents', () => {
  check('game=connect-four&size=4x4&moves=224', {
    en: 'Column 1: empty, room for 4. Column 2, height 2 of 4, from the bottom up: first player, second player. Column 3: empty, room for 4. Column 4, height 1 of 4, from the bottom up: first player.',
    pl: 'Kolumna 1: pusta, miejsca na 4. Kolumna 2, wysokość 2 z 4, od dołu: pierwszy gracz, drugi gracz. Kolumna 3: pusta, miejsca na 4. Kolumna 4, wysokość 1 z 4, od dołu: pierwszy gracz.',
    ro: 'Coloana 1: goală, loc pentru 4. Coloana 2, înălțime 2 din 4, de jos în sus: primul jucător, al doilea jucător. Coloana 3: goală, loc pentru 4. Coloana 4, înălțime 1 din 4, de jos în sus: primul jucător.',
    ru: 'Столбец 1: пуст, места на 4. Столбец 2, высота 2 из 4, снизу вверх: первый игрок, второй игрок. Столбец 3: пуст, места на 4. Столбец 4, высота 1 из 4, снизу вверх: первый игрок.',
  });
});

test('on other boards each occupied square is read', () => {
  check('game=tic-tac-toe&moves=a1 b2 c3', { en: 'First player: c3, a1. Second player: b2.' });
  check('game=gomoku', {
    en: 'First player: nothing. Second player: nothing.',
    ru: 'Первый игрок: ничего. Второй игрок: ничего.',
  });
  check('game=reversi&size=4x4', { en: 'First player: c2, b3. Second player: b2, c3.' });
  check('game=draughts&size=6x6&position=B:W13,K17:B2', {
    en: 'First player: piece 2. Second player: crowned piece 17, piece 13.',
    pl: 'Pierwszy gracz: pionek 2. Drugi gracz: damka 17, pionek 13.',
  });
  check('game=chess&position=4k3/8/8/3p4/8/8/8/3R3K w - -', {
    en: 'First player: king h1, rook d1. Second player: king e8, pawn d5.',
    ru: 'Первый игрок: король h1, ладья d1. Второй игрок: король e8, пешка d5.',
  });
});

test('where nothing beside a board says who is to move, the reading does', () => {
  /** @type {(text: string, id?: string) => string} */
  const alone = (text, id = 'en') => readAlone(languages[id], core.readGame(text).first);
  assert.equal(alone('game=nim&heaps=2,1&moves=1-2'), 'Heap 1: empty. Heap 2: 1 counter. Second player to move');
  assert.equal(alone('game=nim&heaps=2,1', 'ru'), 'Куча 1: 2 фишки. Куча 2: 1 фишка. Ходит первый игрок');
  assert.equal(alone('game=nim&heaps=1&moves=1-1'), 'Heap 1: empty. The game is over.');
});

/** @type {(text: string, place: number, expected: Record<string, string>) => void} */
function checkSquare(text, place, expected) {
  const arranging = core.GameArranging.fromText(text) ?? assert.fail(text);
  const said = arranging.squares().find((square) => square.place === place)?.said ?? assert.fail(text);
  for (const [id, words] of Object.entries(expected)) assert.equal(worded(languages[id], JSON.parse(said)), words, id);
  arranging.free();
}

test('a square that takes a piece is named by its place and contents', () => {
  checkSquare('game=chess', 60, {
    en: 'e1: king, first player',
    pl: 'e1: król, pierwszy gracz',
    ro: 'e1: rege, primul jucător',
    ru: 'e1: король, первый игрок',
  });
  checkSquare('game=tic-tac-toe', 4, { en: 'b2: empty', pl: 'b2: puste', ro: 'b2: gol', ru: 'b2: пусто' });
  checkSquare('game=connect-four&moves=45', 39, {
    en: 'column 5, row 1 from the bottom: piece, second player',
    pl: 'kolumna 5, rząd 1 od dołu: pionek, drugi gracz',
    ro: 'coloana 5, rândul 1 de jos: piesă, al doilea jucător',
    ru: 'столбец 5, ряд 1 снизу: фишка, второй игрок',
  });
  checkSquare('game=draughts&size=4x4&position=B:WK4:B1', 6, {
    en: 'square 4: crowned piece, second player',
    pl: 'pole 4: damka, drugi gracz',
    ro: 'câmpul 4: damă, al doilea jucător',
    ru: 'поле 4: дамка, второй игрок',
  });
});

test('every board that is drawn is read in every language', () => {
  for (const { id } of core.games()) {
    const { said } = core.readGame(`game=${id}`).first;
    for (const texts of Object.values(languages)) assert.match(read(texts, said), /^\p{Lu}.*\.$/u, id);
  }
});
