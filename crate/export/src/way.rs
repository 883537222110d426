//! Path data as lines and curves, for formats without path data. It reads what the picture writes: `M`, `L`, `H`, `V`, `C`, `Q` and `Z`,
//! and `h`, `v` and the quarters and halves of ellipses of `a`.

use std::f64::consts::{FRAC_PI_2, PI, TAU};

/// A point.
pub(super) type WayPoint = (f64, f64);

/// A segment of a path.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum WaySegment {
    /// Starts a new subpath there.
    Move(WayPoint),
    /// A straight line.
    Line(WayPoint),
    /// A cubic curve with two control points.
    Curve(WayPoint, WayPoint, WayPoint),
    /// Back to the start of the subpath.
    Close,
}

impl WaySegment {
    /// All of its points.
    pub fn points(self) -> Vec<WayPoint> {
        match self {
            WaySegment::Move(to) | WaySegment::Line(to) => vec![to],
            WaySegment::Curve(one, two, to) => vec![one, two, to],
            WaySegment::Close => Vec::new(),
        }
    }

    /// The same with its points mapped.
    pub fn at(self, place: impl Fn(WayPoint) -> WayPoint) -> WaySegment {
        match self {
            WaySegment::Move(to) => WaySegment::Move(place(to)),
            WaySegment::Line(to) => WaySegment::Line(place(to)),
            WaySegment::Curve(one, two, to) => WaySegment::Curve(place(one), place(two), place(to)),
            WaySegment::Close => WaySegment::Close,
        }
    }
}

/// The segments of path data, up to the first that is not understood.
pub(super) fn steps(d: &str) -> Vec<WaySegment> {
    let mut reader = WayReader { rest: d, here: (0.0, 0.0), start: (0.0, 0.0), steps: Vec::new() };
    while reader.step().is_some() {}
    reader.steps
}

struct WayReader<'a> {
    rest: &'a str,
    here: WayPoint,
    start: WayPoint,
    steps: Vec<WaySegment>,
}

impl WayReader<'_> {
    /// The next letter with its numbers.
    fn step(&mut self) -> Option<()> {
        let letter = self.rest.chars().next()?;
        self.rest = &self.rest[letter.len_utf8()..];
        let (x, y) = self.here;
        match letter {
            'M' => {
                self.here = (self.number()?, self.number()?);
                self.start = self.here;
                self.steps.push(WaySegment::Move(self.here));
            }
            'L' => {
                let to = (self.number()?, self.number()?);
                self.line(to);
            }
            'H' | 'h' => {
                let across = self.number()?;
                self.line((if letter == 'h' { x + across } else { across }, y));
            }
            'V' | 'v' => {
                let down = self.number()?;
                self.line((x, if letter == 'v' { y + down } else { down }));
            }
            'C' => {
                let [one, two, to] = [self.point()?, self.point()?, self.point()?];
                self.steps.push(WaySegment::Curve(one, two, to));
                self.here = to;
            }
            'Q' => {
                let ((cx, cy), to) = (self.point()?, self.point()?);
                // The same curve with two control points.
                let two_thirds = |(x, y): WayPoint| (x + (cx - x) / 1.5, y + (cy - y) / 1.5);
                self.steps.push(WaySegment::Curve(two_thirds(self.here), two_thirds(to), to));
                self.here = to;
            }
            'a' => {
                let [rx, ry, _, is_long, is_clockwise] =
                    [self.number()?, self.number()?, self.number()?, self.number()?, self.number()?];
                let to = (x + self.number()?, y + self.number()?);
                self.arc((rx, ry), is_long != 0.0, is_clockwise != 0.0, to);
            }
            'Z' => {
                self.here = self.start;
                self.steps.push(WaySegment::Close);
            }
            _ => return None,
        }
        Some(())
    }

    fn number(&mut self) -> Option<f64> {
        let text = self.rest.trim_start();
        let is_part = |(at, sign): (usize, char)| sign.is_ascii_digit() || sign == '.' || (at == 0 && sign == '-');
        let end = text.char_indices().find(|&part| !is_part(part)).map_or(text.len(), |(at, _)| at);
        self.rest = &text[end..];
        text[..end].parse().ok()
    }

    fn point(&mut self) -> Option<WayPoint> {
        Some((self.number()?, self.number()?))
    }

    fn line(&mut self, to: WayPoint) {
        self.steps.push(WaySegment::Line(to));
        self.here = to;
    }

    /// A part of an axis-parallel ellipse.
    fn arc(&mut self, (rx, ry): WayPoint, is_long: bool, is_clockwise: bool, to: WayPoint) {
        let from = self.here;
        self.here = to;
        if rx <= 0.0 || ry <= 0.0 || from == to {
            self.steps.push(WaySegment::Line(to));
            return;
        }
        // On the unit circle, the centre is beside the middle of the chord.
        let (one, two) = ((from.0 / rx, from.1 / ry), (to.0 / rx, to.1 / ry));
        let (dx, dy) = (two.0 - one.0, two.1 - one.1);
        let square = dx * dx + dy * dy;
        let beside = (1.0 / square - 0.25).max(0.0).sqrt() * if is_long == is_clockwise { -1.0 } else { 1.0 };
        let middle = ((one.0 + two.0) / 2.0 - beside * dy, (one.1 + two.1) / 2.0 + beside * dx);
        let radius = (square / 4.0).sqrt().max(1.0);
        let angle = |(x, y): WayPoint| (y - middle.1).atan2(x - middle.0);
        let start = angle(one);
        let mut turn = angle(two) - start;
        if is_clockwise && turn <= 0.0 {
            turn += TAU;
        } else if !is_clockwise && 0.0 <= turn {
            turn -= TAU;
        }
        // A half turn stays one piece, despite rounding.
        let pieces = ((turn.abs() - 1e-6) / FRAC_PI_2).ceil().max(1.0);
        let part = turn / pieces;
        let handle = 4.0 / 3.0 * (part / 4.0).tan();
        for piece in 0..pieces as u32 {
            let (begin, end) = (start + part * f64::from(piece), start + part * f64::from(piece + 1));
            let on = |angle: f64| (angle.cos(), angle.sin());
            let ((c1, s1), (c2, s2)) = (on(begin), on(end));
            let place = |x: f64, y: f64| (rx * (middle.0 + radius * x), ry * (middle.1 + radius * y));
            let last = if piece + 1 == pieces as u32 { to } else { place(c2, s2) };
            self.steps.push(WaySegment::Curve(
                place(c1 - handle * s1, s1 + handle * c1),
                place(c2 + handle * s2, s2 - handle * c2),
                last,
            ));
        }
        debug_assert!(turn.abs() <= 2.0 * PI);
    }
}

/// The bounding box of paths: its left, upper, right and lower edge. Curves stay within their control points, but reach them only where
/// they are flat, so this solves the curves themselves.
pub(super) fn bounds(steps: &[WaySegment]) -> [f64; 4] {
    let mut bounds = [f64::INFINITY, f64::INFINITY, f64::NEG_INFINITY, f64::NEG_INFINITY];
    let mut take = |(x, y): WayPoint| {
        bounds = [bounds[0].min(x), bounds[1].min(y), bounds[2].max(x), bounds[3].max(y)];
    };
    let mut here = (0.0, 0.0);
    for &step in steps {
        match step {
            WaySegment::Move(to) | WaySegment::Line(to) => {
                take(to);
                here = to;
            }
            WaySegment::Curve(one, two, to) => {
                take(to);
                for share in turns([here.0, one.0, two.0, to.0]).into_iter().chain(turns([here.1, one.1, two.1, to.1]))
                {
                    let along = |[a, b, c, d]: [f64; 4]| {
                        let rest = 1.0 - share;
                        rest * rest * rest * a
                            + 3.0 * rest * rest * share * b
                            + 3.0 * rest * share * share * c
                            + share * share * share * d
                    };
                    take((along([here.0, one.0, two.0, to.0]), along([here.1, one.1, two.1, to.1])));
                }
                here = to;
            }
            WaySegment::Close => (),
        }
    }
    bounds
}

/// Where a curve turns back along one axis, as shares of it.
fn turns([a, b, c, d]: [f64; 4]) -> Vec<f64> {
    // The derivative, a quadratic.
    let (p, q, r) = (d - 3.0 * c + 3.0 * b - a, 2.0 * (a - 2.0 * b + c), b - a);
    let roots = if p.abs() < 1e-9 {
        if q.abs() < 1e-9 { Vec::new() } else { vec![-r / q] }
    } else {
        let under = q * q - 4.0 * p * r;
        if under < 0.0 { Vec::new() } else { [-1.0, 1.0].map(|sign| (-q + sign * under.sqrt()) / (2.0 * p)).into() }
    };
    roots.into_iter().filter(|share| 0.0 < *share && *share < 1.0).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use secateur_drawing::picture::Outline;

    fn rounded(bounds: [f64; 4]) -> [f64; 4] {
        bounds.map(|edge| (edge * 100.0).round() / 100.0 + 0.0)
    }

    #[test]
    fn lines_are_read_as_a_browser_reads_them() {
        assert_eq!(
            steps("M0 -40L42.2 40H-42.2Z"),
            [
                WaySegment::Move((0.0, -40.0)),
                WaySegment::Line((42.2, 40.0)),
                WaySegment::Line((-42.2, 40.0)),
                WaySegment::Close
            ]
        );
        assert_eq!(
            steps("M1 2h3v-4V0.5"),
            [
                WaySegment::Move((1.0, 2.0)),
                WaySegment::Line((4.0, 2.0)),
                WaySegment::Line((4.0, -2.0)),
                WaySegment::Line((4.0, 0.5))
            ]
        );
        assert_eq!(
            steps("M1 2C3 4 5 6 7 8"),
            [WaySegment::Move((1.0, 2.0)), WaySegment::Curve((3.0, 4.0), (5.0, 6.0), (7.0, 8.0))]
        );
        assert_eq!(
            steps("M0 0Q3 3 6 0"),
            [WaySegment::Move((0.0, 0.0)), WaySegment::Curve((2.0, 2.0), (4.0, 2.0), (6.0, 0.0))]
        );
        assert_eq!(steps("M1 2S3 4 5 6"), [WaySegment::Move((1.0, 2.0))]);
    }

    #[test]
    fn outlines_reach_as_far_as_they_are_large() {
        for outline in [Outline::UP, Outline::DOWN, Outline::Ellipse, Outline::Square, Outline::Round] {
            let steps = steps(&outline.path(80.0, 60.0, 0.0));
            assert_eq!(rounded(bounds(&steps)), [-40.0, -30.0, 40.0, 30.0], "{outline:?}");
        }
    }

    #[test]
    fn every_point_of_an_ellipse_is_on_it() {
        let steps = steps(&Outline::Ellipse.path(80.0, 60.0, 0.0));
        for (x, y) in steps.iter().filter_map(|step| step.points().last().copied()) {
            assert!(((x / 40.0).powi(2) + (y / 30.0).powi(2) - 1.0).abs() < 1e-9, "{x} {y}");
        }
        assert_eq!(steps.iter().filter(|step| matches!(step, WaySegment::Curve(..))).count(), 4);
    }

    #[test]
    fn an_arc_the_other_way_round_is_read_too() {
        // A quarter of a circle around (10, 0), which is to the left of the path.
        let [_, WaySegment::Curve(_, _, to)] = steps("M0 0a10 10 0 0 0 10 10")[..] else { panic!("one curve") };
        assert_eq!(to, (10.0, 10.0));
        assert_eq!(rounded(bounds(&steps("M0 0a10 10 0 0 0 10 10"))), [0.0, 0.0, 10.0, 10.0]);
        assert_eq!(rounded(bounds(&steps("M0 0a10 10 0 1 0 10 10"))), [-10.0, 0.0, 10.0, 20.0]);
    }
}
