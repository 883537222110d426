//! Plain values, as in JSON and scripts: saved data may be anything, and readers take what makes sense.

use std::fmt;

use serde::de::{Deserialize, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};

/// Any plain value.
#[derive(Clone, PartialEq, Debug)]
pub enum Plain {
    /// Null, or nothing at all.
    Nothing,
    /// True or false.
    Flag(bool),
    /// A number.
    Number(f64),
    /// A text.
    Text(String),
    /// Names with values, in order.
    Fields(Vec<(String, Plain)>),
    /// A list, which is not read further.
    List,
}

impl Plain {
    /// The value of a name; `Nothing` if absent, or if this has no names.
    pub fn field(&self, name: &str) -> &Plain {
        let Plain::Fields(fields) = self else { return &Plain::Nothing };
        fields.iter().find(|(own, _)| own == name).map_or(&Plain::Nothing, |(_, value)| value)
    }

    /// Whether there is a value with that name.
    pub fn has(&self, name: &str) -> bool {
        matches!(self, Plain::Fields(fields) if fields.iter().any(|(own, _)| own == name))
    }

    /// The text, if this is one.
    pub fn text(&self) -> Option<&str> {
        if let Plain::Text(text) = self { Some(text) } else { None }
    }

    /// The non-negative whole number, if this is one that JSON holds exactly.
    pub fn count(&self) -> Option<u64> {
        const MOST: f64 = ((1_u64 << 53) - 1) as f64;
        match *self {
            Plain::Number(number) if number.fract() == 0.0 && (0.0..=MOST).contains(&number) => Some(number as u64),
            _ => None,
        }
    }
}

impl<'de> Deserialize<'de> for Plain {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Plain, D::Error> {
        deserializer.deserialize_any(AnyValue)
    }
}

struct AnyValue;

impl<'de> Visitor<'de> for AnyValue {
    type Value = Plain;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a plain value")
    }

    fn visit_bool<E>(self, flag: bool) -> Result<Plain, E> {
        Ok(Plain::Flag(flag))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Plain, E> {
        Ok(Plain::Number(number as f64))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Plain, E> {
        Ok(Plain::Number(number as f64))
    }

    fn visit_f64<E>(self, number: f64) -> Result<Plain, E> {
        Ok(Plain::Number(number))
    }

    fn visit_str<E>(self, text: &str) -> Result<Plain, E> {
        Ok(Plain::Text(text.to_owned()))
    }

    fn visit_unit<E>(self) -> Result<Plain, E> {
        Ok(Plain::Nothing)
    }

    fn visit_none<E>(self) -> Result<Plain, E> {
        Ok(Plain::Nothing)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Plain, A::Error> {
        while list.next_element::<IgnoredAny>()?.is_some() {}
        Ok(Plain::List)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Plain, A::Error> {
        let mut fields = Vec::new();
        while let Some(field) = map.next_entry()? {
            fields.push(field);
        }
        Ok(Plain::Fields(fields))
    }
}
