// Which signs TeX prints in which way: as mathematics, which every engine has in its own fonts, as letters of its encodings,
// or only by the engines of Unicode, with a font that has them. Tables, and a text in pieces of one kind.

/** Sign and command by turns. */
const commands = `
  ∞ infty ≤ leq ≥ geq ≠ neq ≈ approx ≡ equiv ± pm × times ÷ div · cdot ∘ circ ∅ emptyset ∩ cap ∈ in √ surd
  → to ← gets ↔ leftrightarrow ↑ uparrow ↓ downarrow ⇒ Rightarrow ⇐ Leftarrow ⇔ Leftrightarrow
  ∧ wedge ∨ vee ¬ neg ∀ forall ∃ exists ⊥ bot ⊤ top △ triangle ▽ bigtriangledown
  ♠ spadesuit ♡ heartsuit ♢ diamondsuit ♣ clubsuit
  α alpha β beta γ gamma δ delta ε varepsilon ζ zeta η eta θ theta ι iota κ kappa λ lambda μ mu ν nu ξ xi
  π pi ρ rho ς varsigma σ sigma τ tau υ upsilon φ varphi χ chi ψ psi ω omega
  Γ Gamma Δ Delta Θ Theta Λ Lambda Ξ Xi Π Pi Σ Sigma Υ Upsilon Φ Phi Ψ Psi Ω Omega`;
const lowered = '₀0 ₁1 ₂2 ₃3 ₄4 ₅5 ₆6 ₇7 ₈8 ₉9 ₊+ ₋- ₐa ₑe ₕh ᵢi ⱼj ₖk ₗl ₘm ₙn ₒo ₚp ₛs ₜt ₓx';
const raised = '⁰0 ¹1 ²2 ³3 ⁴4 ⁵5 ⁶6 ⁷7 ⁸8 ⁹9 ⁺+ ⁻- ⁱi ⁿn';

/** @type {(pairs: string) => string[][]} */
const split = (pairs) => pairs.split(' ').map((pair) => [...pair]);

/** Signs that are mathematics.
 * @type {Map<string, string>} */
const formulas = new Map([
  ...[...commands.matchAll(/(\S) (\w+)/gu)].map(([, sign, command]) => /** @type {const} */ ([sign, `\\${command}`])),
  ...split(lowered).map(([sign, low]) => /** @type {const} */ ([sign, `{}_{${low}}`])),
  ...split(raised).map(([sign, high]) => /** @type {const} */ ([sign, `{}^{${high}}`])),
  ...['′', '″', '‴'].map((sign, index) => /** @type {const} */ ([sign, `{}${"'".repeat(index + 1)}`])),
  ...['<', '>', '|'].map((sign) => /** @type {const} */ ([sign, sign])),
  ['−', '-'],
]);

/** What is written otherwise, or special to TeX.
 * @type {Record<string, string>} */
const words = {
  '…': '\\dots{}',
  '–': '--',
  '—': '---',
  '’': "'",
  '“': '``',
  '”': "''",
  '„': '\\quotedblbase{}',
  '«': '\\guillemotleft{}',
  '»': '\\guillemotright{}',
  '\u00a0': '~',
  '\u2009': '\\,',
  '\u202f': '\\,',
  '\u2010': '-',
  '\u2011': '\\mbox{-}',
  '\u2060': '',
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '"': '{\\char34}',
  '`': '\\`{}',
  ...Object.fromEntries([...'{}$&#_%'].map((sign) => [sign, `\\${sign}`])),
};

/** Latin letters with marks, and signs beside letters, that T1 and its companion have; and Cyrillic ones of T2A. */
export const latin =
  /[\u00a1-\u0125\u0128-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u0165\u0168-\u017e\u0218-\u021b\u2018\u201a\u2020-\u2022\u2030\u2039\u203a\u20ac\u2122]/;
export const cyrillic = /[\u0400-\u045f\u0490\u0491\u2116]/;

/** @param {string} sign */
const isWord = (sign) => sign <= '~' || sign in words || latin.test(sign) || cyrillic.test(sign);

/**
 * A text in pieces, each as TeX has it; `other` is what TeX's own fonts lack.
 * @param {string} text
 * @returns {{ kind: 'words' | 'formula' | 'other', text: string }[]}
 */
export function pieces(text) {
  /** @type {{ kind: 'words' | 'formula' | 'other', text: string }[]} */
  const found = [];
  // A Greek word stays in one font.
  for (const [piece] of text.normalize('NFC').matchAll(/[\p{Script=Greek}\p{M}]+|./gsu)) {
    const kind = [...piece].every((sign) => formulas.has(sign)) ? 'formula' : isWord(piece) ? 'words' : 'other';
    const last = found.at(-1);
    if (last?.kind === kind) last.text += piece;
    else found.push({ kind, text: piece });
  }
  return found;
}

/** Each sign in braces, so that none spaces itself like a formula's.
 * @param {string} text */
export const formula = (text) => `$${[...text].map((sign) => `{${formulas.get(sign)}}`).join('')}$`;

/** Signs that TeX would join, as two hyphens to a dash, are kept apart.
 * @param {string} text */
export const worded = (text) =>
  text
    .split(/(?<=([-'`,]))(?=\1)/)
    .filter((_, index) => index % 2 === 0)
    .map((part) => [...part].map((sign) => (sign < ' ' ? ' ' : (words[sign] ?? sign))).join(''))
    .join('{}');
