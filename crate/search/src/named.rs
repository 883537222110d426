//! Small enums whose values have a public name, for links, settings and JSON, and a number, their index among all values.

/// Declares such an enum: its values with their ids, the default first.
///
/// ```
/// secateur::named! {
///     /// Which way the rows go.
///     Rows {
///         /// The root is on top.
///         Down = "down",
///         /// The root is on the left.
///         Across = "across",
///     }
/// }
/// assert_eq!(Rows::named("across"), Some(Rows::Across));
/// assert_eq!((Rows::Across.id(), Rows::Across.number()), ("across", 1));
/// ```
#[macro_export]
macro_rules! named {
    ($(#[$meta:meta])* $name:ident { $($(#[$value_meta:meta])* $value:ident = $id:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $name {
            $($(#[$value_meta])* $value,)*
        }

        impl $name {
            /// Every value, the default first.
            pub const ALL: &'static [$name] = &[$($name::$value),*];

            /// The public name.
            pub fn id(self) -> &'static str {
                match self {
                    $($name::$value => $id,)*
                }
            }

            /// The value with this id.
            pub fn named(id: &str) -> Option<$name> {
                match id {
                    $($id => Some($name::$value),)*
                    _ => None,
                }
            }

            /// The index of the value in [all](Self::ALL).
            pub fn number(self) -> u8 {
                self as u8
            }
        }
    };
}
