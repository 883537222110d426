//! Tables of the command line: names to the left, numbers to the right, each column as wide as its widest text.

/// The lines of a table, whose first `names` columns are names.
pub fn columns(lines: &[Vec<String>], names: usize) -> String {
    let width = |column: usize| lines.iter().map(|cells| cells[column].chars().count()).max().unwrap_or_default();
    let cell = |(column, text): (usize, &String)| {
        let width = width(column);
        if column < names { format!("{text:<width$}") } else { format!("{text:>width$}") }
    };
    let line = |cells: &Vec<String>| cells.iter().enumerate().map(cell).collect::<Vec<_>>().join("  ") + "\n";
    lines.iter().map(line).collect()
}
