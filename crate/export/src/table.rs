//! A table as a figure: names in the first column, numbers in the others, differences in the colour of cut-offs, and below each row the
//! reason.

use std::rc::Rc;

use super::element::Element;
use super::look::Looks;
use super::wrap::{lines, put};
use super::{Figure, FigureTheme, TexCell};
use secateur_drawing::picture::{Canvas, Tag, text_width};

/// A row of a table.
pub struct TableRow {
    /// The name first; differences are strong.
    pub cells: Vec<TexCell>,
    /// A sentence below it.
    pub why: String,
}

/// Px.
const CELL_FONT: f64 = 18.0;
const WHY_FONT: f64 = 15.0;
const GAP: f64 = 28.0;
const CELL_LINE: f64 = 38.0;
const WHY_LINE: f64 = 21.0;
const MARGIN: f64 = 24.0;
/// From a rule to the row below it.
const BELOW_RULE: f64 = 24.0;
/// The minimum width, so that sentences have room below few columns.
const LEAST_WIDTH: f64 = 900.0;

/// The figure of a table with this head.
pub fn table(head: &[String], rows: &[TableRow]) -> Figure {
    let wide = |text: &str| CELL_FONT * text_width(text, 700);
    let widest = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.cells.get(column));
        cells.map(|cell| wide(&cell.text)).fold(wide(&head[column]), f64::max)
    };
    // The right ends of columns.
    let mut ends = Vec::new();
    for column in 0..head.len() {
        ends.push(ends.last().map_or(MARGIN, |end| end + GAP) + widest(column));
    }
    let width = (ends.last().copied().unwrap_or_default() - MARGIN).max(LEAST_WIDTH);
    let mut out = Element::root();
    out.begin(Tag::Group, &[], "");
    let mut y = MARGIN + CELL_FONT;
    let cells = |out: &mut _, texts: &[TexCell], look: &str, y: f64| {
        for (column, TexCell { text, is_strong }) in texts.iter().enumerate() {
            let look = if *is_strong { "is-strong" } else { look };
            if column == 0 {
                put(out, &["cell", "is-head"], text, MARGIN, y);
            } else {
                put(out, &["cell", "is-number", look], text, ends[column], y);
            }
        }
    };
    let named: Vec<TexCell> = head.iter().map(|text| TexCell { text: text.clone(), is_strong: false }).collect();
    cells(&mut out, &named, "is-head", y);
    for TableRow { cells: texts, why } in rows {
        y += CELL_LINE;
        out.begin(Tag::Path, &["line"], "");
        out.attribute("d", "M# #H#", &[MARGIN, y - BELOW_RULE, MARGIN + width]);
        out.end();
        cells(&mut out, texts, "", y);
        for line in lines(why, width / WHY_FONT, 450) {
            y += WHY_LINE;
            put(&mut out, &["why"], &line, MARGIN, y);
        }
    }
    out.end();
    let [width, height] = [width + 2.0 * MARGIN, y + MARGIN].map(f64::ceil);
    Figure { width, height, drawn: out.finish(), looks: Rc::new(Looks::new(FigureTheme::Light, &[])) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Svg;

    #[test]
    fn numbers_end_where_their_column_ends_and_what_is_different_is_told_apart() {
        let cell = |text: &str, is_strong| TexCell { text: text.to_owned(), is_strong };
        let row = |cells: [TexCell; 2], why: &str| TableRow { cells: cells.to_vec(), why: why.to_owned() };
        let rows = [
            row([cell("fail-soft", false), cell("9", false)], "As on the page."),
            row([cell("fail-hard", false), cell("12", true)], "It clamps."),
        ];
        let svg = table(&["dialect".to_owned(), "leaves".to_owned()], &rows).svg(Svg::default());
        let numbers: Vec<&str> = svg.split("<text ").filter(|text| text.contains("text-anchor=\"end\"")).collect();
        let place = |text: &&str| text.split_once("\" y").unwrap().0.to_owned();
        assert_eq!(numbers.len(), 3);
        assert!(numbers.iter().all(|text| place(text) == place(&numbers[0])), "{numbers:?}");
        let fill = |text: &str| text.split_once("fill=\"").unwrap().1[..7].to_owned();
        assert_eq!(fill(numbers[0]), fill(numbers[1]));
        assert_ne!(fill(numbers[1]), fill(numbers[2]));
        assert_eq!(svg.matches("<path").count(), 2);
    }
}
