//! The types of everything passed to the page's script are written down there.

use expect_test::expect_file;
use secateur_session::types::types;

/// The preceding text: where the other types are.
const HEAD: &str = "\
// Made of the core's own types by its tests (UPDATE_EXPECT=1): not by hand.

import type { Field, Grain, Notation, Overlay, Runner, SavedTree, Settings } from './types.js';
import type { CoreMessage } from '../words/telling.js';

";

#[test]
fn the_script_has_the_types_of_the_core() {
    expect_file!["../../www/src/port/session.d.ts"].assert_eq(&format!("{HEAD}{}", types()));
}
