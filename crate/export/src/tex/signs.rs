//! How TeX prints which character, as tables.

use std::collections::HashMap;
use std::sync::LazyLock;

/// Mathematical symbols, each with its command.
const COMMANDS: &str = "
  ∞ infty ≤ leq ≥ geq ≠ neq ≈ approx ≡ equiv ± pm ∓ mp × times ÷ div · cdot ∘ circ ∅ emptyset ∩ cap ∪ cup ∈ in ∉ notin
  ∋ ni ⊂ subset ⊃ supset ⊆ subseteq ⊇ supseteq √ surd ∂ partial ∇ nabla ∑ sum ∏ prod ∫ int ∝ propto ∼ sim ≅ cong ≃ simeq
  ⊕ oplus ⊖ ominus ⊗ otimes ⊙ odot ∗ ast ⋆ star • bullet ◦ circ ⋅ cdot ∖ setminus ∣ mid ∥ parallel ⟨ langle ⟩ rangle
  ⌊ lfloor ⌋ rfloor ⌈ lceil ⌉ rceil ‖ Vert ≪ ll ≫ gg ≺ prec ≻ succ ⊢ vdash ⊨ models ℓ ell ℜ Re ℑ Im ℵ aleph ∠ angle
  → to ← gets ↔ leftrightarrow ↑ uparrow ↓ downarrow ↕ updownarrow ↗ nearrow ↘ searrow ↙ swarrow ↖ nwarrow ↦ mapsto
  ⇒ Rightarrow ⇐ Leftarrow ⇔ Leftrightarrow ⇑ Uparrow ⇓ Downarrow ⟶ longrightarrow ⟵ longleftarrow
  ∧ wedge ∨ vee ¬ neg ∀ forall ∃ exists ⊥ bot ⊤ top △ triangle ▽ bigtriangledown ⋯ cdots
  ♠ spadesuit ♡ heartsuit ♢ diamondsuit ♣ clubsuit ♭ flat ♮ natural ♯ sharp
  α alpha β beta γ gamma δ delta ε varepsilon ζ zeta η eta θ theta ι iota κ kappa λ lambda μ mu ν nu ξ xi
  π pi ρ rho ς varsigma σ sigma τ tau υ upsilon φ varphi χ chi ψ psi ω omega ϑ vartheta ϕ phi ϵ epsilon ϖ varpi ϱ varrho
  Γ Gamma Δ Delta Θ Theta Λ Lambda Ξ Xi Π Pi Σ Sigma Υ Upsilon Φ Phi Ψ Psi Ω Omega";

/// Symbols that a formula writes without a command, Greek letters that look like Latin ones, and those with a mark.
const SIGNS: &str = r"
  < < > > | | − - ′ {}' ″ {}'' ‴ {}'''
  Α \mathrm{A} Β \mathrm{B} Ε \mathrm{E} Ζ \mathrm{Z} Η \mathrm{H} Ι \mathrm{I} Κ \mathrm{K} Μ \mathrm{M} Ν \mathrm{N}
  Ο \mathrm{O} Ρ \mathrm{P} Τ \mathrm{T} Χ \mathrm{X} ο o
  ά \acute{\alpha} έ \acute{\varepsilon} ή \acute{\eta} ί \acute{\iota} ό \acute{o} ύ \acute{\upsilon} ώ \acute{\omega}
  Ά \acute{\mathrm{A}} Έ \acute{\mathrm{E}} Ή \acute{\mathrm{H}} Ί \acute{\mathrm{I}} Ό \acute{\mathrm{O}}
  Ύ \acute{\Upsilon} Ώ \acute{\Omega} ϊ \ddot{\iota} ϋ \ddot{\upsilon} Ϊ \ddot{\mathrm{I}} Ϋ \ddot{\Upsilon}
  ℝ \mathbf{R} ℕ \mathbf{N} ℤ \mathbf{Z} ℚ \mathbf{Q} ℂ \mathbf{C}";

const LOWERED: &str = "₀0 ₁1 ₂2 ₃3 ₄4 ₅5 ₆6 ₇7 ₈8 ₉9 ₊+ ₋- ₌= ₍( ₎) ₐa ₑe ₕh ᵢi ⱼj ₖk ₗl ₘm ₙn ₒo ₚp ᵣr ₛs ₜt ᵤu ᵥv ₓx";
const RAISED: &str = "⁰0 ¹1 ²2 ³3 ⁴4 ⁵5 ⁶6 ⁷7 ⁸8 ⁹9 ⁺+ ⁻- ⁼= ⁽( ⁾) ⁱi ⁿn";

/// All of these tables, by character.
static FORMULAS: LazyLock<HashMap<char, String>> = LazyLock::new(|| {
    let pairs = |table: &'static str| {
        let mut words = table.split_whitespace();
        std::iter::from_fn(move || Some((words.next()?, words.next()?)))
    };
    let beside = |table: &'static str| table.split_whitespace().map(|pair| pair.split_at(pair.len() - 1));
    let signs = pairs(SIGNS).map(|(sign, written)| (sign, written.to_owned()));
    let commands = pairs(COMMANDS).map(|(sign, command)| (sign, format!("\\{command}")));
    let lowered = beside(LOWERED).map(|(sign, low)| (sign, format!("{{}}_{{{low}}}")));
    let raised = beside(RAISED).map(|(sign, high)| (sign, format!("{{}}^{{{high}}}")));
    let all = signs.chain(commands).chain(lowered).chain(raised);
    all.filter_map(|(sign, written)| Some((sign.chars().next()?, written))).collect()
});

/// A character as mathematics.
pub(super) fn formula(sign: char) -> Option<&'static str> {
    FORMULAS.get(&sign).map(String::as_str)
}

/// Characters that are written differently, or special to TeX.
pub(super) fn replaced(sign: char) -> Option<&'static str> {
    Some(match sign {
        '…' => "\\dots{}",
        '–' => "--",
        '—' => "---",
        '’' => "'",
        '‘' => "`",
        '“' => "``",
        '”' => "''",
        '\u{a0}' => "\\nobreakspace{}",
        '\u{2009}' | '\u{202f}' => "\\,",
        '\u{2002}' | '\u{2003}' | '\u{2007}' | '\u{3000}' => "\\ ",
        '\u{2010}' => "-",
        '\u{2011}' => "\\mbox{-}",
        // Invisible characters.
        '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' => "",
        '\u{fe00}'..='\u{fe0f}' | '\u{7f}'..='\u{9f}' => "",
        '\\' => "\\textbackslash{}",
        '~' => "\\textasciitilde{}",
        '^' => "\\textasciicircum{}",
        '"' => "{\\char34}",
        '`' => "\\`{}",
        // No parameter character, not even an escaped one, so that Beamer frames accept it.
        '#' => "\\char35{}",
        '{' => "\\{",
        '}' => "\\}",
        '$' => "\\$",
        '&' => "\\&",
        '_' => "\\_",
        '%' => "\\%",
        _ => return None,
    })
}

/// Latin letters with marks, and related symbols, in T1 and its companion.
pub(super) fn latin(sign: char) -> bool {
    let letters = [
        '\u{a1}'..='\u{125}',
        '\u{128}'..='\u{137}',
        '\u{139}'..='\u{13e}',
        '\u{141}'..='\u{148}',
        '\u{14a}'..='\u{165}',
        '\u{168}'..='\u{17e}',
        '\u{218}'..='\u{21b}',
        '\u{2020}'..='\u{2021}',
    ];
    letters.iter().any(|range| range.contains(&sign)) || matches!(sign, '‚' | '„' | '‰' | '‹' | '›' | '€' | '™')
}

/// Cyrillic letters of T2A.
pub(super) fn cyrillic(sign: char) -> bool {
    matches!(sign, '\u{401}'..='\u{40c}' | '\u{40e}'..='\u{44f}' | '\u{451}'..='\u{45c}' | '\u{45e}' | '\u{45f}' | 'Ґ' | 'ґ' | '№')
}

/// A combining mark, as the command that precedes its letter.
pub(super) fn accent(mark: char) -> Option<&'static str> {
    Some(match mark {
        '\u{300}' => "\\`",
        '\u{301}' => "\\'",
        '\u{302}' => "\\^",
        '\u{303}' => "\\~",
        '\u{304}' => "\\=",
        '\u{306}' => "\\u",
        '\u{307}' => "\\.",
        '\u{308}' => "\\\"",
        '\u{30a}' => "\\r",
        '\u{30b}' => "\\H",
        '\u{30c}' => "\\v",
        '\u{326}' => "\\textcommabelow",
        '\u{327}' => "\\c",
        '\u{328}' => "\\k",
        _ => return None,
    })
}

/// The same on a mathematical letter, where fewer are possible.
pub(super) fn math_accent(mark: char) -> Option<&'static str> {
    Some(match accent(mark)? {
        "\\`" => "\\grave",
        "\\'" => "\\acute",
        "\\^" => "\\hat",
        "\\~" => "\\tilde",
        "\\u" => "\\breve",
        "\\." => "\\dot",
        "\\\"" | "\\H" => "\\ddot",
        "\\r" => "\\mathring",
        "\\v" => "\\check",
        _ => "\\bar",
    })
}
