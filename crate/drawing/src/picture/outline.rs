//! Outlines as path data around their centre, and the paths of a few signs. Pure numbers in px; the skins decide which node has which
//! outline.

use super::path::{fill, filled, px};

/// The shape of a node.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Outline {
    /// Straight from corner to corner, given to the right and down, in halves of the size.
    Corners(&'static [(f64, f64)]),
    /// A circle, or as wide as it has to be.
    Ellipse,
    /// A box with slightly rounded corners.
    Square,
    /// A box with round corners.
    Round,
    /// A box around a board.
    Card,
    /// The same with fully rounded corners.
    Soft,
    /// The same with a roof.
    RoofUp,
    /// The same upside down.
    RoofDown,
}

impl Outline {
    /// A triangle on its base.
    pub const UP: Outline = Outline::Corners(&[(0.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]);
    /// A triangle on its tip.
    pub const DOWN: Outline = Outline::Corners(&[(-1.0, -1.0), (1.0, -1.0), (0.0, 1.0)]);
    /// A square on its tip.
    pub const DIAMOND: Outline = Outline::Corners(&[(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)]);

    /// Its path, enlarged on all sides by `grow`, for rings.
    pub fn path(self, width: f64, height: f64, grow: f64) -> String {
        let (x, y) = (px(width / 2.0 + grow), px(height / 2.0 + grow));
        match self {
            Outline::Corners(corners) => around(corners, x, y),
            Outline::Ellipse => filled("M# 0a# # 0 1 1 # 0a# # 0 1 1 # 0Z", &[-x, x, y, 2.0 * x, x, y, -2.0 * x]),
            Outline::Square => rounded(x, y, 0.06 * height + grow),
            Outline::Round => rounded(x, y, 0.16 * height + grow),
            Outline::Card => rounded(x, y, 0.07 * width + grow),
            Outline::Soft => rounded(x, y, 0.26 * width + grow),
            Outline::RoofUp => roofed(x, y, ROOF * width),
            Outline::RoofDown => roofed(x, -y, -ROOF * width),
        }
    }
}

/// Straight lines between corners given as multiples of x and y.
fn around(corners: &[(f64, f64)], x: f64, y: f64) -> String {
    let mut path = String::new();
    let mut level = None;
    for &(across, down) in corners {
        let step = match level.replace(down) {
            None => "M# #",
            Some(before) if before == down => "H#",
            Some(_) => "L# #",
        };
        fill(&mut path, step, &[across * x, down * y]);
    }
    path.push('Z');
    path
}

/// The height of a roof, in widths of the box below it.
pub(super) const ROOF: f64 = 0.16;

/// A box with a roof of this height on top.
fn roofed(x: f64, y: f64, roof: f64) -> String {
    filled("M0 #L# #V#H#V#Z", &[-y, x, roof - y, y, -x, roof - y])
}

/// A box of this half width and half height, with rounded corners.
fn rounded(x: f64, y: f64, radius: f64) -> String {
    let r = px(radius).min(x).min(y);
    let (across, along) = (2.0 * (x - r), 2.0 * (y - r));
    let mut path = filled("M# #", &[r - x, -y]);
    fill(&mut path, "h#a# # 0 0 1 # #", &[across, r, r, r, r]);
    fill(&mut path, "v#a# # 0 0 1 # #", &[along, r, r, -r, r]);
    fill(&mut path, "h#a# # 0 0 1 # #", &[-across, r, r, -r, -r]);
    fill(&mut path, "v#a# # 0 0 1 # #Z", &[-along, r, r, r, -r]);
    path
}

/// The sign of the mover, inside a node or on its edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayerSign {
    /// + of MAX.
    Plus,
    /// − of MIN.
    Minus,
    /// * of chance: Star1 is named after it.
    Star,
}

impl PlayerSign {
    /// Its path, around its centre.
    pub fn path(self, size: f64) -> String {
        let half = size / 2.0;
        let pattern = match self {
            PlayerSign::Minus => "M# 0H#",
            PlayerSign::Plus => "M# 0H#M0 #V#",
            PlayerSign::Star => {
                let (across, down) = (0.866 * half, 0.5 * half);
                let strokes = [-half, half, -across, -down, across, down, -across, down, across, -down];
                return filled("M0 #V#M# #L# #M# #L# #", &strokes);
            }
        };
        filled(pattern, &[-half, half, -half, half])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outlines_are_paths_to_a_tenth() {
        assert_eq!(Outline::UP.path(84.3, 80.0, 0.0), "M0 -40L42.2 40H-42.2Z");
        assert_eq!(Outline::DOWN.path(100.0, 80.0, 0.0), "M-50 -40H50L0 40Z");
        let hexagon = Outline::Corners(&[(-1.0, 0.0), (-0.5, -1.0), (0.5, -1.0), (1.0, 0.0), (0.5, 1.0), (-0.5, 1.0)]);
        assert_eq!(hexagon.path(80.0, 60.0, 0.0), "M-40 0L-20 -30H20L40 0L20 30H-20Z");
        let ring = "M-27 0a27 27 0 1 1 54 0a27 27 0 1 1 -54 0Z";
        assert_eq!(Outline::Ellipse.path(50.06, 50.06, 2.0), ring);
        let square = "M-17.8 -18.4h35.6a2.2 2.2 0 0 1 2.2 2.2v32.4a2.2 2.2 0 0 1 -2.2 2.2h-35.6a2.2 2.2 0 0 1 -2.2 -2.2\
                      v-32.4a2.2 2.2 0 0 1 2.2 -2.2Z";
        assert_eq!(Outline::Square.path(40.0, 36.8, 0.0), square);
        assert_eq!(Outline::DIAMOND.path(60.0, 40.0, 0.0), "M0 -20L30 0L0 20L-30 0Z");
        assert_eq!(PlayerSign::Plus.path(12.34), "M-6.2 0H6.2M0 -6.2V6.2");
        assert_eq!(PlayerSign::Star.path(20.0), "M0 -10V10M-8.7 -5L8.7 5M-8.7 5L8.7 -5");
    }
}
