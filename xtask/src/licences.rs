//! The licences of the packages in the lock files. Everything that is distributed (core and program with their dependencies, and what the
//! page may contain) requires only attribution; the licence of every tool is known, and none is the AGPL.

use std::fs;

use anyhow::{Context, Result, ensure};
use serde_json::Value;
use spdx::{Expression, LicenseReq, ParseMode};

use crate::run::{capture, cargo, root};

/// Licences allowed in distributed packages. Another one of this kind is one more word here.
const GIVEN_OUT: [&str; 7] = ["Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "Unicode-3.0", "Zlib"];

struct CargoPackage {
    /// With its version.
    name: String,
    /// Names of licences with AND and OR, or empty.
    licence: String,
    is_given_out: bool,
}

/// Looks at every package of both lock files.
pub fn check() -> Result<String> {
    let lock = fs::read_to_string(root().join("package-lock.json"))?;
    let faults: Vec<String> = crates()?.iter().chain(&npm_packages(&lock)?).filter_map(fault).collect();
    ensure!(faults.is_empty(), "{}", faults.join("\n"));
    Ok(String::new())
}

/// What is wrong with a package's licence, in one sentence.
fn fault(package: &CargoPackage) -> Option<String> {
    let CargoPackage { name, licence, is_given_out } = package;
    // In crates.io's syntax: older packages write a slash for OR.
    let Ok(expression) = Expression::parse_mode(licence, ParseMode::LAX) else {
        return Some(format!("{name} is under {licence:?}, which nobody knows"));
    };
    let may = |asked: &LicenseReq| {
        let id = asked.license.id();
        id.is_some_and(|id| if *is_given_out { GIVEN_OUT.contains(&id.name) } else { !id.name.starts_with("AGPL") })
    };
    let what = if *is_given_out { "what is given out" } else { "a tool" };
    (!expression.evaluate(may)).then(|| format!("{name} is under {licence}, which {what} may not be"))
}

/// Everything in Cargo.lock. Program and page consist of all crates of the core.
fn crates() -> Result<Vec<CargoPackage>> {
    let tree = ["tree", "--locked", "--package", "secateur-cli", "--package", "secateur-page"];
    let shown = ["--edges", "normal", "--target", "all", "--prefix", "none", "--format", "{p}"];
    let tree = capture(cargo().args(tree).args(shown))?;
    let given_out: Vec<_> = tree.lines().filter_map(|line| line.split_once(" v")).collect();
    ensure!(given_out.iter().any(|(name, _)| *name == "secateur"), "cargo does not tell what the core needs:\n{tree}");
    let all: Value = serde_json::from_str(&capture(cargo().args(["metadata", "--locked", "--format-version", "1"]))?)?;
    let packages = all["packages"].as_array().context("cargo tells no packages")?.iter().map(|package| {
        let [name, version, licence] = ["name", "version", "license"].map(|key| package[key].as_str().unwrap_or(""));
        // The version may be followed by the path.
        let is_given_out = given_out.iter().any(|(other, v)| *other == name && v.split(' ').next() == Some(version));
        CargoPackage { name: format!("{name} {version}"), licence: licence.to_owned(), is_given_out }
    });
    Ok(packages.collect())
}

/// Everything in package-lock.json. The page may contain all packages that are not only for tools (`www/vite.notices.js` checks this).
fn npm_packages(lock: &str) -> Result<Vec<CargoPackage>> {
    let lock: Value = serde_json::from_str(lock)?;
    let packages = lock["packages"].as_object().context("package-lock.json has no packages")?;
    // Our own folders have no such path, and are linked from there.
    let others = packages.iter().filter(|(path, about)| path.contains("node_modules/") && about["link"] != true);
    let packages = others.map(|(path, about)| {
        let name = path.rsplit("node_modules/").next().unwrap_or(path);
        let [version, licence] = ["version", "license"].map(|key| about[key].as_str().unwrap_or(""));
        CargoPackage {
            name: format!("{name} {version}"),
            licence: licence.to_owned(),
            is_given_out: about["dev"] != true,
        }
    });
    Ok(packages.collect())
}

#[cfg(test)]
mod tests {
    use super::{CargoPackage, fault, npm_packages};

    #[track_caller]
    fn check(licence: &str, as_given_out: bool, as_a_tool: bool) {
        let fits =
            |is_given_out| fault(&CargoPackage { name: "p 1".into(), licence: licence.into(), is_given_out }).is_none();
        assert_eq!((fits(true), fits(false)), (as_given_out, as_a_tool), "{licence}");
    }

    #[test]
    fn of_a_choice_one_has_to_fit_and_of_a_sum_each() {
        for licence in
            ["MIT", "MIT/Apache-2.0", "MIT OR GPL-3.0", "Apache-2.0 WITH LLVM-exception", "Unicode-3.0 AND ISC"]
        {
            check(licence, true, true);
        }
        for licence in ["GPL-3.0-or-later", "LGPL-2.1", "MPL-2.0", "MIT AND GPL-3.0", "MIT AND (GPL-2.0 OR MPL-2.0)"] {
            check(licence, false, true);
        }
        check("MIT OR AGPL-3.0", true, true);
        for licence in
            ["AGPL-3.0-only", "MIT AND AGPL-3.0", "", "UNLICENSED", "LicenseRef-ours", "SEE LICENSE IN README"]
        {
            check(licence, false, false);
        }
    }

    #[test]
    fn a_planted_package_is_found() {
        let lock = r#"{ "packages": {
            "": { "name": "ours" }, "www": { "version": "1.0.0" }, "node_modules/page": { "resolved": "www", "link": true },
            "node_modules/good": { "version": "1.0.0", "license": "ISC" },
            "node_modules/tool": { "version": "2.0.0", "license": "GPL-3.0-only", "dev": true },
            "node_modules/good/node_modules/@a/planted": { "version": "3.0.0", "license": "GPL-3.0-only" },
            "node_modules/mute": { "version": "4.0.0", "dev": true } } }"#;
        let faults: Vec<String> = npm_packages(lock).unwrap().iter().filter_map(fault).collect();
        let [planted, mute] = &faults[..] else { panic!("{faults:?}") };
        assert!(planted.starts_with("@a/planted 3.0.0 is under GPL-3.0-only"), "{planted}");
        assert!(mute.starts_with("mute 4.0.0 is under \"\""), "{mute}");
    }
}
