//! The parts of a presentation and their relationships. Order and date are fixed, so that the same presentation gives the same bytes.

use std::io::Write;

use flate2::Compression;
use flate2::write::DeflateEncoder;
use rawzip::time::UtcDateTime;
use rawzip::{CompressionMethod, Error, ZipArchiveWriter};

use super::xml::PartXml;

/// The kind of a part, for readers of the package.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct PartKind {
    /// Its content type.
    content: &'static str,
    /// The kind of relationship that others have to it.
    relation: &'static str,
}

const OFFICE: &str = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/";
const PRESENTATION: &str = "application/vnd.openxmlformats-officedocument.presentationml.";

macro_rules! kinds {
    ($($name:ident: $content:literal, $relation:literal;)*) => {
        $(pub(super) const $name: PartKind = PartKind { content: $content, relation: $relation };)*
    };
}

kinds! {
    MAIN: "presentation.main+xml", "officeDocument";
    SLIDE: "slide+xml", "slide";
    NOTES: "notesSlide+xml", "notesSlide";
    MASTER: "slideMaster+xml", "slideMaster";
    LAYOUT: "slideLayout+xml", "slideLayout";
    NOTES_MASTER: "notesMaster+xml", "notesMaster";
    PROPERTIES: "presProps+xml", "presProps";
    VIEW: "viewProps+xml", "viewProps";
    TABLES: "tableStyles+xml", "tableStyles";
    THEME: "application/vnd.openxmlformats-officedocument.theme+xml", "theme";
    CORE: "application/vnd.openxmlformats-package.core-properties+xml",
        "http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties";
    APP: "application/vnd.openxmlformats-officedocument.extended-properties+xml", "extended-properties";
}

impl PartKind {
    fn content(self) -> String {
        let start = if self.content.contains('/') { "" } else { PRESENTATION };
        format!("{start}{}", self.content)
    }

    fn relation(self) -> String {
        let start = if self.relation.contains(':') { "" } else { OFFICE };
        format!("{start}{}", self.relation)
    }
}

/// Writes a package.
pub(super) struct Package(ZipArchiveWriter<Vec<u8>>);

impl Package {
    /// Begins with the kinds of parts, from which programs recognise the file.
    pub fn new(parts: &[(String, PartKind)]) -> Package {
        let mut package = Package(ZipArchiveWriter::new(Vec::new()));
        let space = "http://schemas.openxmlformats.org/package/2006/content-types";
        let types = PartXml::part("Types", &[("xmlns", &space)], |xml| {
            let relations = "application/vnd.openxmlformats-package.relationships+xml";
            xml.leaf("Default", &[("Extension", &"rels"), ("ContentType", &relations)]);
            xml.leaf("Default", &[("Extension", &"xml"), ("ContentType", &"application/xml")]);
            for (path, kind) in parts {
                xml.leaf("Override", &[("PartName", &format!("/{path}")), ("ContentType", &kind.content())]);
            }
        });
        package.put("[Content_Types].xml", &types);
        package
    }

    /// A part.
    pub fn put(&mut self, path: &str, content: &[u8]) {
        let Ok(()) = self.try_put(path, content) else { unreachable!("memory takes all parts") };
    }

    fn try_put(&mut self, path: &str, content: &[u8]) -> Result<(), Error> {
        let date = UtcDateTime::from_components(1980, 1, 1, 0, 0, 0, 0).expect("it is a day");
        let file = self.0.new_file(path).compression_method(CompressionMethod::DEFLATE).last_modified(date);
        let (mut entry, config) = file.start()?;
        let mut data = config.wrap(DeflateEncoder::new(&mut entry, Compression::default()));
        data.write_all(content)?;
        let (encoder, written) = data.finish()?;
        encoder.finish()?;
        entry.finish(written)?;
        Ok(())
    }

    /// Writes a part's relationships, whose paths are relative to its own folder: `rId1` is the first.
    pub fn relate(&mut self, path: &str, to: &[(String, PartKind)]) {
        let (folder, name) = path.rsplit_once('/').map_or(("", path), |(folder, name)| (folder, name));
        let space = "http://schemas.openxmlformats.org/package/2006/relationships";
        let relations = PartXml::part("Relationships", &[("xmlns", &space)], |xml| {
            for (at, (target, kind)) in to.iter().enumerate() {
                let id = format!("rId{}", at + 1);
                xml.leaf("Relationship", &[("Id", &id), ("Type", &kind.relation()), ("Target", target)]);
            }
        });
        let folder = if folder.is_empty() { String::new() } else { format!("{folder}/") };
        self.put(&format!("{folder}_rels/{name}.rels"), &relations);
    }

    /// The bytes of the file.
    pub fn finish(self) -> Vec<u8> {
        let Ok(bytes) = self.0.finish() else { unreachable!("memory takes all parts") };
        bytes
    }
}
