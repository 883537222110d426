//! A table for any document, which first says what it needs there and has no side effects. It knows nothing about the table's contents.

use super::{Needs, tex};

/// A cell of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TexCell {
    /// Its text.
    pub text: String,
    /// Whether it is bold.
    pub is_strong: bool,
}

/// A table with LaTeX column specifications, whose first row is the head.
pub fn tabular(columns: &str, rows: &[Vec<TexCell>]) -> String {
    let needs = Needs::from_texts(rows.iter().flatten().map(|cell| cell.text.as_str()));
    let mut told = needs.told();
    if needs.drawn {
        told.insert(0, "tikz");
    }
    let mut lines: Vec<String> =
        (!told.is_empty()).then(|| format!("% needs {}", told.join("; "))).into_iter().collect();
    let definitions = needs.definitions();
    let is_defined = !definitions.is_empty();
    lines.extend(is_defined.then(|| "\\begingroup".to_owned()));
    lines.extend(definitions);
    lines.push(format!("\\begin{{tabular}}{{{columns}}}"));
    for (number, row) in rows.iter().enumerate() {
        let cells: Vec<String> = row.iter().map(cell).collect();
        lines.push(format!("  {} \\\\", cells.join(" & ")));
        lines.extend((number == 0).then(|| "  \\hline".to_owned()));
    }
    lines.push("\\end{tabular}".to_owned());
    lines.extend(is_defined.then(|| "\\endgroup".to_owned()));
    lines.join("\n")
}

fn cell(TexCell { text, is_strong }: &TexCell) -> String {
    if *is_strong { format!("\\textbf{{{}}}", tex(text)) } else { tex(text) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(head: &str, text: &str) -> String {
        let cell = |text: &str, is_strong| TexCell { text: text.to_owned(), is_strong };
        tabular("lr", &[vec![cell(head, false), cell("x", false)], vec![cell(text, false), cell("1 & 2", true)]])
    }

    #[test]
    fn a_table_is_one_environment_with_what_it_needs_before_it() {
        assert_eq!(
            table("a", "b"),
            "\\begin{tabular}{lr}\n  a & x \\\\\n  \\hline\n  b & \\textbf{1 \\& 2} \\\\\n\\end{tabular}"
        );
        let polish = table("żółw", "b");
        assert!(
            polish.starts_with("% needs T1 for accented letters under pdflatex\n\\begingroup\n\\def\\latin"),
            "{polish}"
        );
        assert!(polish.ends_with("\\end{tabular}\n\\endgroup"), "{polish}");
        assert!(table("a", "Лист").starts_with("% needs T2A for Russian"));
        assert!(table("a", "♔").starts_with("% needs tikz\n"));
    }
}
