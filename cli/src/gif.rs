//! An animation as GIF: of each frame only the difference from the one before, in the most frequent colours of its pictures.

use std::collections::HashMap;

use gif::{DisposalMethod, Encoder, Frame, Repeat};
use resvg::tiny_skia::Pixmap;

/// Maximum number of colours in a GIF.
const COLOURS: usize = 256;

/// The palette of an animation. The pictures have few colours, which are kept exactly; antialiased edges get the nearest one.
pub struct GifPalette {
    colours: Vec<[u8; 3]>,
    found: HashMap<[u8; 3], u8>,
}

impl GifPalette {
    /// From pictures with all colours that will occur.
    pub fn from_pictures<'a>(pictures: impl IntoIterator<Item = &'a Pixmap>) -> GifPalette {
        let mut counts: HashMap<[u8; 3], usize> = HashMap::new();
        for colour in pictures.into_iter().flat_map(colours) {
            *counts.entry(colour).or_default() += 1;
        }
        let mut counts: Vec<([u8; 3], usize)> = counts.into_iter().collect();
        counts.sort_by_key(|&(colour, count)| (usize::MAX - count, colour));
        let colours: Vec<[u8; 3]> = counts.into_iter().map(|(colour, _)| colour).take(COLOURS).collect();
        GifPalette { colours, found: HashMap::new() }
    }

    fn index(&mut self, colour: [u8; 3]) -> u8 {
        let GifPalette { colours, found } = self;
        let distance = |other: &[u8; 3]| -> i32 {
            colour.iter().zip(other).map(|(&one, &other)| (i32::from(one) - i32::from(other)).pow(2)).sum()
        };
        let nearest = || (0..colours.len()).min_by_key(|&index| distance(&colours[index])).unwrap_or_default() as u8;
        *found.entry(colour).or_insert_with(nearest)
    }
}

fn colours(picture: &Pixmap) -> impl Iterator<Item = [u8; 3]> {
    picture.pixels().iter().map(|pixel| [pixel.red(), pixel.green(), pixel.blue()])
}

/// Writes a GIF frame by frame, which loops forever.
pub struct Gif {
    encoder: Encoder<Vec<u8>>,
    palette: GifPalette,
    width: usize,
    last: Vec<u8>,
}

impl Gif {
    /// For pictures of this size.
    pub fn new(picture: &Pixmap, palette: GifPalette) -> Gif {
        let side = |points: u32| u16::try_from(points).expect("frames are far smaller than GIF allows");
        let (width, height) = (side(picture.width()), side(picture.height()));
        let mut encoder = Encoder::new(Vec::new(), width, height, &palette.colours.concat()).expect(IN_MEMORY);
        encoder.set_repeat(Repeat::Infinite).expect(IN_MEMORY);
        Gif { encoder, palette, width: usize::from(width), last: Vec::new() }
    }

    /// Adds a frame, shown for so many hundredths of a second.
    pub fn add(&mut self, picture: &Pixmap, hundredths: u16) {
        let points: Vec<u8> = colours(picture).map(|colour| self.palette.index(colour)).collect();
        let (left, top, wide, high) = self.changed(&points);
        let row = |y: usize| &points[y * self.width + left..][..wide];
        let part: Vec<u8> = (top..top + high).flat_map(row).copied().collect();
        let frame = Frame {
            delay: hundredths,
            dispose: DisposalMethod::Keep,
            left: left as u16,
            top: top as u16,
            ..Frame::from_indexed_pixels(wide as u16, high as u16, part, None)
        };
        self.encoder.write_frame(&frame).expect(IN_MEMORY);
        self.last = points;
    }

    /// Where the picture differs from the last frame: left, top, width, height; at least one pixel.
    fn changed(&self, points: &[u8]) -> (usize, usize, usize, usize) {
        let rows = points.chunks(self.width);
        if self.last.is_empty() {
            return (0, 0, self.width, rows.len());
        }
        let (mut left, mut right, mut top, mut bottom) = (self.width, 0, rows.len(), 0);
        for (y, (row, last)) in rows.zip(self.last.chunks(self.width)).enumerate() {
            let differs = |x: &usize| row[*x] != last[*x];
            let Some(first) = (0..self.width).find(differs) else { continue };
            let end = (0..self.width).rfind(differs).map_or(first, |x| x + 1);
            (left, right, top, bottom) = (left.min(first), right.max(end), top.min(y), y + 1);
        }
        if bottom == 0 { (0, 0, 1, 1) } else { (left, top, right - left, bottom - top) }
    }

    /// The whole file.
    pub fn finish(self) -> Vec<u8> {
        self.encoder.into_inner().expect(IN_MEMORY)
    }
}

const IN_MEMORY: &str = "memory takes what is written";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_holds_what_differs_from_the_one_before() {
        let mut first = Pixmap::new(6, 4).unwrap();
        first.fill(resvg::tiny_skia::Color::WHITE);
        let mut second = first.clone();
        let black = resvg::tiny_skia::Color::BLACK.premultiply().to_color_u8();
        second.pixels_mut()[6 + 2] = black;
        second.pixels_mut()[2 * 6 + 4] = black;
        let mut gif = Gif::new(&first, GifPalette::from_pictures([&first, &second]));
        for picture in [&first, &second, &second] {
            gif.add(picture, 50);
        }
        let bytes = gif.finish();
        let mut reader = gif::DecodeOptions::new().read_info(&bytes[..]).unwrap();
        let mut found = Vec::new();
        while let Some(frame) = reader.read_next_frame().unwrap() {
            found.push((frame.left, frame.top, frame.width, frame.height, frame.delay));
        }
        assert_eq!(found, [(0, 0, 6, 4, 50), (2, 1, 3, 2, 50), (0, 0, 1, 1, 50)]);
    }
}
