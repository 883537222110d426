//! Positions of elements: the few transforms in a drawing, as one matrix.

/// x′ = a·x + c·y + e, y′ = b·x + d·y + f.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Matrix {
    /// See above.
    pub a: f64,
    /// See above.
    pub b: f64,
    /// See above.
    pub c: f64,
    /// See above.
    pub d: f64,
    /// See above.
    pub e: f64,
    /// See above.
    pub f: f64,
}

impl Matrix {
    /// It leaves everything where it is.
    pub const NONE: Matrix = Matrix { a: 1.0, b: 0.0, c: 0.0, d: 1.0, e: 0.0, f: 0.0 };

    /// This one, followed by the transform of a child element: `translate(x y)`, `scale(s)` and `rotate(degrees)`, in sequence.
    pub fn then(self, transform: &str) -> Matrix {
        transform.split(')').filter_map(|one| one.split_once('(')).fold(self, |matrix, (name, numbers)| {
            let numbers: Vec<f64> = numbers.split(' ').filter_map(|number| number.parse().ok()).collect();
            matrix.by(match (name.trim(), &numbers[..]) {
                ("translate", &[e, f]) => Matrix { e, f, ..Matrix::NONE },
                ("scale", &[a]) => Matrix { a, d: a, ..Matrix::NONE },
                ("rotate", &[degrees]) => {
                    let (sin, cos) = degrees.to_radians().sin_cos();
                    Matrix { a: cos, b: sin, c: -sin, d: cos, ..Matrix::NONE }
                }
                _ => Matrix::NONE,
            })
        })
    }

    /// The image of a point.
    pub fn at(self, x: f64, y: f64) -> (f64, f64) {
        let Matrix { a, b, c, d, e, f } = self;
        (a * x + c * y + e, b * x + d * y + f)
    }

    fn by(self, other: Matrix) -> Matrix {
        let Matrix { a, b, c, d, e, f } = self;
        Matrix {
            a: a * other.a + c * other.b,
            b: b * other.a + d * other.b,
            c: a * other.c + c * other.d,
            d: b * other.c + d * other.d,
            e: a * other.e + c * other.f + e,
            f: b * other.e + d * other.f + f,
        }
    }

    /// Its scale factor.
    pub fn scale(self) -> f64 {
        (self.a * self.d - self.b * self.c).abs().sqrt()
    }
}
