//! Reads the TikZ that is written here, and reports errors: what would stop TeX, and what would be left behind in a document.

use std::collections::HashSet;

/// Commands that affect more than their picture, or cannot be used in one.
const GLOBAL: [&str; 12] = [
    "\\usepackage",
    "\\usetikzlibrary",
    "\\tikzset",
    "\\pgfkeys",
    "\\gdef",
    "\\xdef",
    "\\global",
    "\\newcommand",
    "\\renewcommand",
    "\\colorlet",
    "\\pagestyle",
    "\\setlength",
];
/// TikZ's own options that pictures use.
const OPTIONS: [&str; 2] = ["shift={", "on={"];

/// All errors in a standalone picture.
pub fn faults(source: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let Some(start) = source.find("\\begin{tikzpicture}[\n") else { return vec!["no picture".into()] };
    let (before, picture) = source.split_at(start);
    for line in before.lines().filter(|line| !line.starts_with('%') || line.contains('\\')) {
        faults.push(format!("not only a comment before the picture: {line}"));
    }
    if !before.starts_with("% needs tikz") {
        faults.push("the first line does not say what the document must load".into());
    }
    for part in ["\\begin{", "\\end{"] {
        if picture.matches(part).count() != 1 {
            faults.push(format!("not exactly one {part}tikzpicture}}"));
        }
    }
    if !picture.ends_with("\\end{tikzpicture}\n") {
        faults.push("something after the picture".into());
    }
    faults.extend(
        GLOBAL.iter().filter(|word| picture.contains(*word)).map(|word| format!("not of the picture alone: {word}")),
    );
    faults.extend(body_faults(picture));
    faults
}

/// Errors in styles, names and lines, wherever they are.
pub fn body_faults(source: &str) -> Vec<String> {
    let mut faults = Vec::new();
    if source.contains('#') {
        faults.push("a parameter sign".into());
    }
    let styles: HashSet<&str> =
        source.lines().filter_map(|line| Some(line.trim().split_once("/.style={")?.0)).collect();
    let mut nodes = HashSet::new();
    let mut depth = 0;
    for line in source.lines() {
        depth += balance(line);
        if line.trim().is_empty() {
            faults.push("an empty line".into());
        }
        let written = line.trim();
        if written.starts_with('%') || !(written.starts_with("\\path") || written.starts_with("\\node")) {
            continue;
        }
        if balance(line) != 0 || !written.ends_with(';') || !unescaped(line, '$').is_multiple_of(2) {
            faults.push(format!("does not end: {written}"));
            continue;
        }
        for option in options(written) {
            let is_known = OPTIONS.iter().any(|known| option.starts_with(known)) || styles.contains(option);
            if !is_known {
                faults.push(format!("no such style: {option}"));
            }
        }
        for style in styles_of_slides(written).into_iter().filter(|style| !styles.contains(style)) {
            faults.push(format!("no such style: {style}"));
        }
        if let Some(name) = declared(written) {
            if !nodes.insert(name) {
                faults.push(format!("two nodes are called {name}"));
            }
        } else {
            let unknown = names(written).into_iter().filter(|name| !nodes.contains(name));
            faults.extend(unknown.map(|name| format!("no such node: {name}")));
        }
    }
    if depth != 0 {
        faults.push(format!("{depth} braces are not closed"));
    }
    faults.extend(colour_faults(source));
    faults
}

fn colour_faults(source: &str) -> Vec<String> {
    let defined: HashSet<&str> =
        source.split("\\definecolor{").skip(1).filter_map(|rest| Some(rest.split_once('}')?.0)).collect();
    let used = ["fill=", "draw=", "text="].into_iter().flat_map(|key| source.split(key).skip(1));
    let used = used.map(|rest| rest.split([',', '}', ']']).next().unwrap_or_default());
    let in_texts = ["\\color{", "\\colorbox{"].into_iter().flat_map(|key| source.split(key).skip(1));
    let in_texts = in_texts.map(|rest| rest.split('}').next().unwrap_or_default());
    let unknown = used.chain(in_texts).filter(|name| *name != "." && !defined.contains(name));
    unknown.map(|name| format!("no such colour: {name}")).collect()
}

/// How many braces a line leaves open.
fn balance(line: &str) -> i32 {
    let open = unescaped(line, '{') as i32;
    open - unescaped(line, '}') as i32
}

/// How often a character occurs in a line without a backslash.
fn unescaped(line: &str, wanted: char) -> usize {
    let mut is_escaped = false;
    let is_found = |&sign: &char| {
        let is_found = sign == wanted && !is_escaped;
        is_escaped = sign == '\\' && !is_escaped;
        is_found
    };
    line.chars().filter(is_found).count()
}

/// The options of a line.
fn options(line: &str) -> Vec<&str> {
    let Some(inside) = line.split_once('[').and_then(|(_, rest)| rest.split_once(']')).map(|(inside, _)| inside) else {
        return Vec::new();
    };
    let mut depth = 0;
    let is_end = |sign: char| {
        depth += i32::from(sign == '{') - i32::from(sign == '}');
        depth == 0 && sign == ','
    };
    inside.split(is_end).map(str::trim).collect()
}

/// The styles that a line has on some slides.
fn styles_of_slides(line: &str) -> Vec<&str> {
    let parts = line.split("on={").skip(1);
    parts.filter_map(|part| part.split_once("}{")?.1.split_once('}')).map(|(style, _)| style).collect()
}

/// The name that a line gives to a coordinate.
fn declared(line: &str) -> Option<&str> {
    let (_, rest) = line.strip_prefix("\\node[")?.split_once("] (")?;
    Some(rest.split_once(')')?.0)
}

/// The names that a line refers to.
fn names(line: &str) -> Vec<&str> {
    let text = line.find(" {").map_or(line, |end| &line[..end]);
    let is_name = |name: &str| name.starts_with(|first: char| first.is_ascii_alphabetic());
    let parts = text.split(['(', ']']).skip(1).filter_map(|part| part.split_once(')'));
    parts.map(|(name, _)| name.split('.').next().unwrap_or_default()).filter(|name| is_name(name)).collect()
}
