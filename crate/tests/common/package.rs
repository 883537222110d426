//! A reader of presentations, independent of the writer: parts, their relations, and the shapes on slides. It reports what a strict program
//! would refuse to open.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Read;

use flate2::read::DeflateDecoder;
use rawzip::ZipArchive;
use roxmltree::{Document, Node};

/// A slide of 16:9, EMU.
const SIZE: (i64, i64) = (12_192_000, 6_858_000);
const RELATION: &str = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/// The parts of a file by path, in file order.
pub struct PackageParts {
    pub parts: Vec<(String, String)>,
}

/// One shape of a slide.
#[derive(Clone, PartialEq, Debug)]
pub struct SlideItem {
    pub name: String,
    pub id: i64,
    /// Left, top, width and height, EMU.
    pub place: Option<[i64; 4]>,
    /// The outline that slide programs know.
    pub outline: String,
    /// Line by line.
    pub text: String,
    /// Its kind among the layout's placeholders.
    pub placeholder: Option<String>,
    /// The ids of the shapes that it is glued to.
    pub glued: Vec<i64>,
}

impl PackageParts {
    pub fn read(bytes: &[u8]) -> PackageParts {
        let archive = ZipArchive::from_slice(bytes).expect("it is a zip");
        let mut parts = Vec::new();
        for entry in archive.entries() {
            let entry = entry.expect("it is told of");
            let name = String::from_utf8(entry.file_path().as_ref().to_vec()).expect("it has a name");
            let file = archive.get_entry(entry.wayfinder()).expect("it is there");
            let mut text = String::new();
            let mut checked = file.verifying_reader(DeflateDecoder::new(file.data()));
            checked.read_to_string(&mut text).expect("all parts are whole, and texts");
            parts.push((name, text));
        }
        PackageParts { parts }
    }

    pub fn part(&self, path: &str) -> Option<&str> {
        self.parts.iter().find(|(other, _)| other == path).map(|(_, text)| text.as_str())
    }

    /// The paths of the slides, in the presentation's order.
    pub fn slides(&self) -> Vec<String> {
        let text = self.part("ppt/presentation.xml").expect("there is a presentation");
        let (document, to) = (parsed(text), self.relations("ppt/presentation.xml"));
        let slides = document.descendants().filter(|node| node.tag_name().name() == "sldId");
        slides.map(|slide| to[slide.attribute((RELATION, "id")).expect("it says which")].clone()).collect()
    }

    /// A part's relations to others, by id.
    pub fn relations(&self, path: &str) -> BTreeMap<String, String> {
        let (folder, name) = path.rsplit_once('/').unwrap_or(("", path));
        let Some(text) = self.part(&joined(folder, &format!("_rels/{name}.rels"))) else { return BTreeMap::new() };
        let document = parsed(text);
        let relations = document.descendants().filter(|node| node.tag_name().name() == "Relationship");
        let to = |node: Node<'_, '_>| {
            let [id, target] = ["Id", "Target"].map(|name| node.attribute(name).expect("it has both").to_owned());
            (id, joined(folder, &target))
        };
        relations.map(to).collect()
    }

    /// All shapes of a slide or of its notes, including those in groups but not the groups.
    pub fn shapes(&self, path: &str) -> Vec<SlideItem> {
        let document = parsed(self.part(path).expect("it is there"));
        let is_shape = |node: &Node<'_, '_>| matches!(node.tag_name().name(), "sp" | "cxnSp");
        document.descendants().filter(is_shape).map(shape).collect()
    }

    /// The notes of a slide, line by line.
    pub fn notes(&self, slide: &str) -> String {
        let notes = self.relations(slide).into_values().find(|path| path.contains("notesSlide")).expect("it has notes");
        let shapes = self.shapes(&notes);
        shapes.into_iter().find(|shape| shape.placeholder.as_deref() == Some("body")).expect("they say something").text
    }

    /// Everything that a strict program would reject.
    pub fn faults(&self) -> Vec<String> {
        let mut faults = self.faults_of_types();
        for (path, text) in &self.parts {
            if let Err(error) = Document::parse(text) {
                faults.push(format!("{path} is no XML: {error}"));
                continue;
            }
            if path.ends_with(".rels") || path == "[Content_Types].xml" {
                continue;
            }
            faults.extend(self.faults_of_relations(path, text));
            if path.starts_with("ppt/slides/") {
                faults.extend(faults_of_slide(text).into_iter().map(|fault| format!("{path}: {fault}")));
            }
        }
        faults
    }

    fn faults_of_types(&self) -> Vec<String> {
        let mut faults = Vec::new();
        if self.parts.first().is_none_or(|(path, _)| path != "[Content_Types].xml") {
            faults.push("it does not begin with the kinds of its parts".to_owned());
        }
        let document = parsed(self.part("[Content_Types].xml").unwrap_or("<none/>"));
        let named: Vec<&str> = document.descendants().filter_map(|node| node.attribute("PartName")).collect();
        for path in named.iter().map(|name| name.trim_start_matches('/')) {
            if self.part(path).is_none() {
                faults.push(format!("{path} is told of, but not there"));
            }
        }
        for (path, _) in &self.parts {
            let is_known = path.ends_with(".rels") || path == "[Content_Types].xml";
            if !is_known && !named.contains(&format!("/{path}").as_str()) {
                faults.push(format!("{path} is of no kind"));
            }
        }
        let distinct: BTreeSet<_> = self.parts.iter().map(|(path, _)| path).collect();
        if distinct.len() < self.parts.len() || BTreeSet::from_iter(&named).len() < named.len() {
            faults.push("a part is there twice".to_owned());
        }
        faults
    }

    fn faults_of_relations(&self, path: &str, text: &str) -> Vec<String> {
        let to = self.relations(path);
        let missing = to.values().filter(|target| self.part(target).is_none());
        let mut faults: Vec<String> = missing.map(|target| format!("{path} has to do with {target}")).collect();
        let document = parsed(text);
        let asked = document.descendants().flat_map(|node| node.attributes());
        for id in asked.filter(|attribute| attribute.namespace() == Some(RELATION)).map(|attribute| attribute.value()) {
            if !to.contains_key(id) {
                faults.push(format!("{path} asks for {id}"));
            }
        }
        faults
    }
}

fn parsed(text: &str) -> Document<'_> {
    Document::parse(text).expect("it is XML")
}

/// A path relative to a folder.
fn joined(folder: &str, target: &str) -> String {
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in target.split('/') {
        if part == ".." {
            parts.pop();
        } else {
            parts.push(part);
        }
    }
    parts.join("/")
}

fn faults_of_slide(text: &str) -> Vec<String> {
    let document = parsed(text);
    let mut faults = Vec::new();
    let mut ids = BTreeSet::new();
    for node in document.descendants().filter(|node| node.tag_name().name() == "cNvPr") {
        if !ids.insert(node.attribute("id").unwrap_or_default()) {
            faults.push(format!("two shapes are number {:?}", node.attribute("id")));
        }
    }
    for node in document.descendants().filter(|node| matches!(node.tag_name().name(), "stCxn" | "endCxn")) {
        if !ids.contains(node.attribute("id").unwrap_or_default()) {
            faults.push(format!("a line is glued to number {:?}", node.attribute("id")));
        }
    }
    for node in document.descendants() {
        let name = node.tag_name().name();
        let numbers = ["x", "y", "cx", "cy", "w", "h", "sz", "lIns", "tIns", "rIns", "bIns"];
        for attribute in node.attributes().filter(|attribute| numbers.contains(&attribute.name())) {
            // The placeholders of a layout have sizes that are words.
            match attribute.value().parse::<i64>() {
                Err(_) if name == "ph" => (),
                Err(_) => faults.push(format!("{name} has {} {}", attribute.name(), attribute.value())),
                // Control points may be outside.
                Ok(_) if name == "pt" => (),
                Ok(number) if number < 0 => faults.push(format!("{name} has {} {number}", attribute.name())),
                Ok(number) if attribute.name() == "sz" && !(100..=400_000).contains(&number) => {
                    faults.push(format!("{name} has letters of {number}"));
                }
                Ok(_) => (),
            }
        }
        if name == "pt" && is_outside(node) {
            faults.push("a point is outside of its shape".to_owned());
        }
        if matches!(name, "xfrm") && place(node).is_some_and(|[x, y, cx, cy]| SIZE.0 < x + cx || SIZE.1 < y + cy) {
            faults.push(format!("a shape at {:?} is outside of the slide", place(node)));
        }
    }
    faults
}

/// Whether a line or a curve ends outside its shape.
fn is_outside(point: Node<'_, '_>) -> bool {
    let Some(path) = point.ancestors().find(|node| node.tag_name().name() == "path") else { return false };
    let number = |node: Node<'_, '_>, name: &str| node.attribute(name).and_then(|text| text.parse::<i64>().ok());
    let is_end = point.next_sibling_element().is_none();
    let is_in = |side: &str, along: &str| (Some(0)..=number(path, side)).contains(&number(point, along));
    is_end && !(is_in("w", "x") && is_in("h", "y"))
}

fn place(node: Node<'_, '_>) -> Option<[i64; 4]> {
    let number = |element: &str, name: &str| {
        let child = node.children().find(|child| child.tag_name().name() == element)?;
        child.attribute(name)?.parse().ok()
    };
    Some([number("off", "x")?, number("off", "y")?, number("ext", "cx")?, number("ext", "cy")?])
}

fn shape(node: Node<'_, '_>) -> SlideItem {
    let found = |name: &str| node.descendants().find(|node| node.tag_name().name() == name);
    let told = found("cNvPr").expect("it has a number");
    let lines = node.descendants().filter(|node| node.tag_name().name() == "p" && node.is_element());
    let line = |line: Node<'_, '_>| -> String {
        line.descendants().filter(|node| node.tag_name().name() == "t").filter_map(|node| node.text()).collect()
    };
    let glued = node.descendants().filter(|node| matches!(node.tag_name().name(), "stCxn" | "endCxn"));
    SlideItem {
        name: told.attribute("name").unwrap_or_default().to_owned(),
        id: told.attribute("id").and_then(|id| id.parse().ok()).unwrap_or_default(),
        place: found("xfrm").and_then(place),
        outline: found("prstGeom").and_then(|node| node.attribute("prst")).unwrap_or_default().to_owned(),
        text: lines.map(line).collect::<Vec<_>>().join("\n"),
        placeholder: found("ph").map(|node| node.attribute("type").unwrap_or_default().to_owned()),
        glued: glued.filter_map(|node| node.attribute("id")?.parse().ok()).collect(),
    }
}
