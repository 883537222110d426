//! The checkable parts of a Markdown file: its links, headings and code blocks. It reads no more of the language than that.

/// A block between two fences.
#[derive(PartialEq, Debug)]
pub struct Block {
    /// The word after the first fence, as `sh`.
    pub kind: String,
    /// Its lines.
    pub text: String,
    /// Whether it directly follows another block.
    pub is_next: bool,
}

/// Text and blocks of a file.
pub struct MarkdownPage {
    /// Everything outside blocks, without text in backquotes.
    text: String,
    /// Every block, in order.
    pub blocks: Vec<Block>,
}

impl MarkdownPage {
    /// Splits a file.
    pub fn read(source: &str) -> MarkdownPage {
        let mut page = MarkdownPage { text: String::new(), blocks: Vec::new() };
        let (mut fence, mut is_next) = (String::new(), false);
        for line in source.lines() {
            let ticks = line.len() - line.trim_start_matches('`').len();
            if let Some(block) = page.blocks.last_mut().filter(|_| !fence.is_empty()) {
                if line.trim_end() == fence {
                    (fence, is_next) = (String::new(), true);
                } else {
                    block.text += &format!("{line}\n");
                }
            } else if 3 <= ticks {
                fence = "`".repeat(ticks);
                page.blocks.push(Block { kind: line[ticks..].trim().to_owned(), text: String::new(), is_next });
            } else {
                is_next &= line.trim().is_empty();
                page.text += &format!("{}\n", without_code(line));
            }
        }
        page
    }

    /// The targets of its links and pictures.
    pub fn links(&self) -> Vec<&str> {
        let ends = [("](", ')'), ("src=\"", '"'), ("href=\"", '"')];
        let found = ends.iter().flat_map(|&(start, end)| {
            self.text.split(start).skip(1).filter_map(move |rest| rest.split_once(end)).map(|(link, _)| link)
        });
        found.collect()
    }

    /// The anchors of its headings.
    pub fn anchors(&self) -> Vec<String> {
        self.text.lines().filter(|line| line.starts_with('#')).map(anchor).collect()
    }
}

/// A line without text in backquotes, except in a heading, whose anchor needs it.
fn without_code(line: &str) -> String {
    if line.starts_with('#') {
        return line.replace('`', "");
    }
    line.split('`').step_by(2).collect::<Vec<_>>().join("``")
}

/// A heading's anchor, as GitHub and mdBook make it.
fn anchor(heading: &str) -> String {
    let words = heading.trim_start_matches('#').trim().to_lowercase();
    let words = words.chars().filter(|&sign| sign.is_alphanumeric() || " -_".contains(sign));
    words.map(|sign| if sign == ' ' { '-' } else { sign }).collect()
}

#[cfg(test)]
mod tests {
    use super::{Block, MarkdownPage};

    const SOURCE: &str = "\
# `secateur run`: slides

See [this](a.md#b) and `[not](that)`, <img src=\"c.svg\">.

```sh
ls [no](link)
```

```text
a.md
```

Words.

````markdown
```sh
inside
```
````
";

    #[test]
    fn links_and_headings_stand_outside_of_code() {
        let page = MarkdownPage::read(SOURCE);
        assert_eq!(page.links(), ["a.md#b", "c.svg"]);
        assert_eq!(page.anchors(), ["secateur-run-slides"]);
    }

    #[test]
    fn a_block_knows_whether_it_follows_another() {
        let block = |kind: &str, text: &str, is_next| Block { kind: kind.to_owned(), text: text.to_owned(), is_next };
        let expected = [
            block("sh", "ls [no](link)\n", false),
            block("text", "a.md\n", true),
            block("markdown", "```sh\ninside\n```\n", false),
        ];
        assert_eq!(MarkdownPage::read(SOURCE).blocks, expected);
    }
}
