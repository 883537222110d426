//! `cargo xtask release`: the files of a release, in `target/release-files`: the page as one file and as a site, core and program as
//! crates, all licence notices, and the hashes of these files. It uploads nothing.

use std::fs;
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::run::{capture, cargo, root, say};
use crate::rust::{self, CRATES};
use crate::site;

/// The output folder, below the root.
const FOLDER: &str = "target/release-files";

/// The files that name the project's owner.
const OWNED: [&str; 5] =
    ["Cargo.toml", "README.md", "www/package.json", "docs/guide/src/hosting.md", "docs/guide/src/first-lecture.md"];

/// Builds everything again; for the commit with this tag, if one is given.
pub fn run(tag: Option<&str>) -> Result<()> {
    let version = version(tag)?;
    if tag.is_some() {
        for file in OWNED {
            owned(file, &fs::read_to_string(root().join(file))?)?;
        }
    }
    site::build()?;
    say("Packing what is given out");
    let (dist, folder) = (root().join("www/dist"), root().join(FOLDER));
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    let site = format!("secateur-{version}-site.tar.gz");
    let packages = CRATES.map(|(_, name)| name).into_iter().chain(["secateur-cli"]);
    let packages: Vec<String> = packages.map(|name| format!("{name}-{version}.crate")).collect();
    for name in ["secateur.html", "notices.txt"] {
        fs::copy(dist.join(name), folder.join(name)).with_context(|| format!("the build made no {name}"))?;
    }
    capture(Command::new("tar").arg("-czf").arg(folder.join(&site)).arg("-C").arg(&dist).arg("."))?;
    // It also unpacks the crates and builds them as a user would; the program with the core to be released with it.
    let all = rust::core().chain(["--package", "secateur-cli"]);
    capture(cargo().arg("package").args(all).args(["--locked", "--target-dir", "target"]))?;
    for package in &packages {
        fs::copy(root().join("target/package").join(package), folder.join(package))?;
    }
    let mut sums = Command::new("sha256sum");
    sums.args(["notices.txt", &site]).args(&packages).arg("secateur.html").current_dir(&folder);
    fs::write(folder.join("SHA256SUMS"), capture(&mut sums)?)?;
    println!("Version {version} is in {FOLDER}.");
    Ok(())
}

/// The version, if the tag and all files with it agree.
fn version(tag: Option<&str>) -> Result<&'static str> {
    let version = env!("CARGO_PKG_VERSION");
    let read = |file: &str| fs::read_to_string(root().join(file)).with_context(|| format!("cannot read {file}"));
    agree(version, tag, &read("www/package.json")?, &read("CITATION.cff")?, &read("CHANGELOG.md")?)?;
    Ok(version)
}

/// A release says where it comes from, and only a human can decide that.
fn owned(file: &str, text: &str) -> Result<()> {
    ensure!(
        !text.contains("OWNER"),
        "write the owner of the repository into {file}, in place of OWNER, before a release"
    );
    Ok(())
}

fn agree(version: &str, tag: Option<&str>, package: &str, citation: &str, changes: &str) -> Result<()> {
    let of_version = format!("v{version}");
    ensure!(
        tag.is_none_or(|tag| tag == of_version),
        "the tag of this version is {of_version}, not {}",
        tag.unwrap_or("")
    );
    let package: Value = serde_json::from_str(package)?;
    ensure!(package["version"] == version, "www/package.json names another version than Cargo.toml, {version}");
    let cited = |field: &str| citation.lines().find_map(|line| line.strip_prefix(field)?.strip_prefix(": "));
    ensure!(cited("version") == Some(version), "CITATION.cff names another version than Cargo.toml, {version}");
    let newest = format!("{version}, {}", cited("date-released").context("CITATION.cff has no date-released")?);
    // Between releases, upcoming changes are at the top.
    let mut headings = changes.lines().filter_map(|line| line.strip_prefix("## "));
    let told = headings.find(|&heading| tag.is_some() || heading != "Unreleased");
    ensure!(told == Some(&newest), "the newest heading of CHANGELOG.md is not “## {newest}”, as CITATION.cff has it");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{agree, owned, version};

    #[test]
    fn all_files_name_one_version() {
        version(None).unwrap();
    }

    #[test]
    fn a_release_has_an_owner() {
        let refused = owned("Cargo.toml", "https://github.com/OWNER/secateur").unwrap_err();
        assert!(refused.to_string().contains("Cargo.toml"));
        owned("Cargo.toml", "https://github.com/someone/secateur").unwrap();
    }

    #[test]
    fn a_tag_or_a_file_with_another_version_is_told() {
        let files = [
            r#"{ "version": "1.2.0" }"#,
            "cff-version: 1.2.0\nversion: 1.2.0\ndate-released: 2026-01-31\n",
            "# Changes\n\n## 1.2.0, 2026-01-31\n\n## 1.1.0, 2026-01-01\n",
        ];
        let told = |version, tag, [package, citation, changes]: [&str; 3]| {
            agree(version, tag, package, citation, changes).err().map(|error| error.to_string())
        };
        assert_eq!(told("1.2.0", None, files), None);
        assert_eq!(told("1.2.0", Some("v1.2.0"), files), None);
        assert_eq!(told("1.2.0", Some("v1.3.0"), files).unwrap(), "the tag of this version is v1.2.0, not v1.3.0");
        assert!(told("1.3.0", None, files).unwrap().starts_with("www/package.json"));
        let to_come = files[2].replacen("## ", "## Unreleased\n\n## ", 1);
        let between = [files[0], files[1], &to_come];
        assert_eq!(told("1.2.0", None, between), None);
        assert!(
            told("1.2.0", Some("v1.2.0"), between).unwrap().contains("CHANGELOG.md"),
            "a release has nothing to come"
        );
        for (place, from, to, file) in [
            (0, "1.2.0", "1.1.0", "www/package.json"),
            (1, "\nversion: 1.2.0", "\nversion: 1.1.0", "CITATION.cff"),
            (1, "01-31", "01-30", "CHANGELOG.md"),
            (2, "## 1.2.0", "## 1.2.1", "CHANGELOG.md"),
        ] {
            let changed = files[place].replace(from, to);
            let mut other = files;
            other[place] = &changed;
            let error = told("1.2.0", None, other).unwrap();
            assert!(error.contains(file), "{file}: {error}");
        }
    }
}
