//! The page's font, embedded in the program: a style that contains it for viewers of a picture, and faces for the program's own drawing.

use std::sync::Arc;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use resvg::usvg::fontdb::{Database, Language, Source};
use secateur_export::font_face;

/// One of its files, as browsers read it and as the program draws with it.
struct Face {
    family: &'static str,
    compressed: &'static [u8],
    plain: &'static [u8],
}

/// The second has the letters and symbols that the first lacks.
static FACES: [Face; 2] = [
    Face {
        family: "Inter Secateur",
        compressed: include_bytes!("../fonts/inter-secateur.woff2"),
        plain: include_bytes!("../fonts/inter-secateur.ttf"),
    },
    Face {
        family: "Inter Secateur Letters",
        compressed: include_bytes!("../fonts/inter-secateur-letters.woff2"),
        plain: include_bytes!("../fonts/inter-secateur-letters.ttf"),
    },
];

/// A style with the whole font, as the page writes it.
pub fn style() -> String {
    FACES.iter().map(|face| font_face(face.family, &STANDARD.encode(face.compressed))).collect()
}

/// The faces, each by the name that pictures use; inside the files they have other names.
pub fn faces() -> Database {
    let mut faces = Database::new();
    for face in &FACES {
        for id in faces.load_font_source(Source::Binary(Arc::new(face.plain))) {
            let mut found = faces.face(id).expect("it has just been loaded").clone();
            faces.remove_face(id);
            found.families = vec![(face.family.to_owned(), Language::English_UnitedStates)];
            faces.push_face_info(found);
        }
    }
    faces
}
