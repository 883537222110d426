//! Every visible value of a switch has a picture of its own, which stays within its box.

use common::element::PlainElement;
use secateur_courses::course::{Cuts, Notation, Skin};
use secateur_drawing::picture::scene::CutMark;
use secateur_drawing::picture::swatch::{Swatch, Switch};
use secateur_drawing::picture::{SkinLook, Tag};

fn skins() -> Vec<Notation> {
    Skin::ALL.iter().map(|&skin| Notation { skin, ..Notation::GENERAL }).collect()
}

fn cuts() -> Vec<Notation> {
    Cuts::ALL.iter().map(|&cuts| Notation { cuts, ..Notation::GENERAL }).collect()
}

/// All swatches, with their values.
fn swatches() -> Vec<(Switch, Notation, Swatch)> {
    let of = |switch, notation| (switch, notation, Swatch::draw(switch, &notation));
    let skins = skins().into_iter().map(|notation| of(Switch::Skin, notation));
    skins.chain(cuts().into_iter().map(|notation| of(Switch::Cuts, notation))).collect()
}

/// The elements of a swatch, from back to front, as a page reads them.
fn drawn(swatch: &Swatch) -> Vec<PlainElement> {
    serde_json::from_str(&swatch.drawn).unwrap()
}

fn numbers(text: &str) -> Vec<f64> {
    let is_of_number = |sign: char| sign.is_ascii_digit() || sign == '.' || sign == '-';
    text.split(|sign| !is_of_number(sign)).filter_map(|number| number.parse().ok()).collect()
}

/// The points of a path; for an arc of more than half a turn, its whole circle.
fn points(d: &str) -> Vec<(f64, f64)> {
    let (mut points, mut x, mut y) = (Vec::new(), 0.0, 0.0);
    let starts = d.match_indices(char::is_alphabetic).map(|(at, _)| at);
    let ends = starts.clone().skip(1).chain([d.len()]);
    for (start, end) in starts.zip(ends) {
        let numbers = numbers(&d[start + 1..end]);
        match (&d[start..=start], numbers.as_slice()) {
            ("M" | "L", &[to_x, to_y]) => (x, y) = (to_x, to_y),
            ("H", &[to]) => x = to,
            ("V", &[to]) => y = to,
            ("h", &[by]) => x += by,
            ("v", &[by]) => y += by,
            ("a", &[wide, high, _, is_large, _, by_x, by_y]) => {
                let (reach_x, reach_y) = (is_large * wide, is_large * high);
                let (middle_x, middle_y) = (x + by_x / 2.0, y + by_y / 2.0);
                points.extend([(middle_x - reach_x, middle_y - reach_y), (middle_x + reach_x, middle_y + reach_y)]);
                (x, y) = (x + by_x, y + by_y);
            }
            ("Z", []) => {}
            other => panic!("{other:?} in {d}"),
        }
        points.push((x, y));
    }
    points
}

/// A point of an element in its parent's coordinates.
fn moved(element: &PlainElement, (x, y): (f64, f64)) -> (f64, f64) {
    let transform = element.attribute("transform").unwrap_or("translate(0 0)");
    let (place, rest) = transform.split_once(')').expect("a transform begins with a place");
    let by = numbers(rest).first().copied().unwrap_or_default();
    let (x, y) = match rest.trim_start() {
        "" => (x, y),
        turned if turned.starts_with("rotate") => {
            let (sin, cos) = by.to_radians().sin_cos();
            (x * cos - y * sin, x * sin + y * cos)
        }
        _ => (x * by, y * by),
    };
    let place = numbers(place);
    (place[0] + x, place[1] + y)
}

/// The points of an element and its descendants.
fn all_points(element: &PlainElement) -> Vec<(f64, f64)> {
    let mut all: Vec<_> = element.children.iter().flat_map(all_points).collect();
    all.extend(element.attribute("d").map(points).into_iter().flatten());
    if element.tag == Tag::Circle.id() {
        let r = numbers(element.attribute("r").unwrap())[0];
        all.extend([(-r, -r), (r, r)]);
    }
    if element.tag == Tag::Text.id() {
        let at = |name| numbers(element.attribute(name).unwrap())[0];
        all.push((at("x"), at("y")));
    }
    all.into_iter().map(|point| moved(element, point)).collect()
}

#[test]
fn every_value_has_a_swatch_of_its_own() {
    let all = swatches();
    for (index, (.., swatch)) in all.iter().enumerate() {
        assert!(!drawn(swatch).is_empty() && all[..index].iter().all(|(.., other)| other != swatch));
    }
}

#[test]
fn swatches_stay_within_their_size() {
    for (_, notation, swatch) in swatches() {
        let points: Vec<_> = drawn(&swatch).iter().flat_map(all_points).collect();
        assert!(!points.is_empty());
        for (x, y) in points {
            let is_inside = (0.0..=Swatch::WIDTH).contains(&x) && (0.0..=Swatch::HEIGHT).contains(&y);
            assert!(is_inside, "({x}, {y}) of {notation:?}");
        }
    }
}

#[test]
fn both_players_stand_side_by_side_in_every_skin() {
    for notation in skins() {
        let elements = drawn(&Swatch::draw(Switch::Skin, &notation));
        let classes: Vec<&str> = elements.iter().map(|element| element.class.as_str()).collect();
        assert_eq!(classes, ["node max is-exact", "node min is-exact"]);
        let middle = |element: &PlainElement| numbers(element.attribute("transform").unwrap())[0];
        assert_eq!([&elements[0], &elements[1]].map(middle), [22.0, 62.0]);
        let names = elements.iter().flat_map(|element| &element.children).map(|child| child.text.as_str());
        let names: String = names.collect();
        assert_eq!(names, if SkinLook::for_skin(notation.skin).is_named { "ab" } else { "" });
    }
}

#[test]
fn one_of_two_edges_is_cut_off_by_the_mark() {
    for notation in cuts() {
        let elements = drawn(&Swatch::draw(Switch::Cuts, &notation));
        assert_eq!(elements[0].class, "edge is-done");
        let mark = CutMark::from_cuts(notation.cuts);
        assert_eq!(elements.len(), if mark.is_whole { 2 } else { 3 });
        let strokes = elements.get(2).map_or(&[][..], |sign| &sign.children);
        let paths: Vec<_> = strokes.iter().filter_map(|stroke| stroke.attribute("d")).collect();
        assert_eq!(paths, mark.strokes(21.0));
    }
}

#[test]
fn every_stroke_of_a_cut_mark_is_another() {
    for notation in cuts() {
        let elements = drawn(&Swatch::draw(Switch::Cuts, &notation));
        let strokes: Vec<&str> =
            elements.iter().flat_map(PlainElement::all).filter_map(|element| element.attribute("d")).collect();
        for (index, stroke) in strokes.iter().enumerate() {
            assert!(!strokes[..index].contains(stroke), "{stroke} twice of {notation:?}");
        }
    }
}
