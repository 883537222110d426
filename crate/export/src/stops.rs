//! The steps of a run for slides, frames and pages: where its grain stops, or where the slides of its course end.

use super::StudioRun;
use secateur::grain::Grain;
use secateur_courses::course::Course;
use secateur_courses::slides::Slides;

/// Maximum number of steps to print or project.
pub const MOST_STOPS: usize = 300;

/// Where a run stops.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stops {
    /// Always includes the start.
    pub steps: Vec<usize>,
    /// Whether the last one is the end of the run.
    pub is_whole: bool,
}

impl StudioRun {
    /// Its stops, up to this number.
    pub fn stops(&self, course: Option<Course>, grain: Grain, most: usize) -> Stops {
        let StudioRun { tree, trace, settings } = self;
        let by_event = grain == Grain::Event;
        let slides = course.filter(|_| by_event || grain == Grain::Lecture);
        let slides = slides.map(|course| Slides { tree, trace, settings, course, by_event });
        let end = trace.events.len();
        let next = |&step: &usize| {
            let next = || slides.map_or_else(|| grain.next(trace, step), |slides| slides.next(step));
            (step < end).then(next)
        };
        let steps: Vec<usize> = std::iter::successors(Some(0), next).take(most).collect();
        Stops { is_whole: steps.last() == Some(&end), steps }
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use super::*;
    use secateur::search::{self, Settings};

    #[track_caller]
    fn check(course: Option<Course>, grain: Grain, most: usize, steps: &[usize], is_whole: bool) {
        let tree = secateur::notation::read("((3 12 8) (2 4 6) (14 5 2))").unwrap();
        let settings = Settings::default();
        let trace = search::record(&tree, &settings).unwrap();
        let run = StudioRun { tree: Rc::new(tree), trace: Rc::new(trace), settings };
        assert_eq!(run.stops(course, grain, most), Stops { steps: steps.to_vec(), is_whole });
    }

    #[test]
    fn a_run_stops_by_its_grain_from_its_start_to_its_end() {
        check(None, Grain::Event, 4, &[0, 1, 2, 3], false);
        check(None, Grain::CutOff, 300, &[0, 14, 26], true);
        check(None, Grain::Leaf, 300, &[0, 3, 6, 7, 12, 17, 20, 23, 26], true);
    }

    #[test]
    fn the_lecture_steps_of_a_course_are_its_slides() {
        check(None, Grain::Lecture, 300, &[0, 3, 5, 6, 8, 10, 13, 15, 19, 22, 25, 26], true);
        check(
            Some(Course::OpenWindows),
            Grain::Lecture,
            300,
            &[0, 3, 5, 6, 8, 10, 11, 13, 15, 16, 19, 22, 25, 26],
            true,
        );
    }
}
