//! Running other programs: quietly while all is well, with everything they printed when not.
//!
//! Also the ways to call cargo and node. It knows nothing of what they are called for.

use std::env;
use std::ffi::OsStr;
use std::io::{IsTerminal, Read, pipe, stdout};
use std::iter;
#[cfg(unix)]
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};

/// One line about what takes a while now. Stdout is for results.
pub fn say(what: &str) {
    eprintln!("{what}");
}

/// The folder of the workspace.
pub fn root() -> PathBuf {
    // Asked for at run time first: the folder known when compiling is wrong after a move.
    let package = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    Path::new(&package).parent().expect("xtask lies in the workspace").to_path_buf()
}

/// The files that belong to the project, as they are now, by their paths from its folder.
pub fn tracked() -> Result<Vec<String>> {
    let listed = capture(
        Command::new("git").args(["ls-files", "--cached", "--others", "--exclude-standard"]).current_dir(root()),
    )?;
    Ok(listed.lines().filter(|path| root().join(path).is_file()).map(str::to_owned).collect())
}

/// The same cargo that runs us.
pub fn cargo() -> Command {
    about_nobody(Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into())))
}

/// The command in the root folder, without what cargo told us about ourselves: a build script or a macro further down
/// would take that for its own.
pub fn about_nobody(mut command: Command) -> Command {
    command.current_dir(root());
    for (name, _) in env::vars_os() {
        let starts = ["CARGO_PKG_", "CARGO_MANIFEST_", "CARGO_BIN_", "CARGO_CRATE_", "CARGO_PRIMARY_"];
        if name.to_str().is_some_and(|name| starts.iter().any(|start| name.starts_with(start))) {
            command.env_remove(name);
        }
    }
    command
}

/// Node in a folder below the root, running a script that is given by its path from there.
pub fn node(folder: &str, script: impl AsRef<Path>) -> Command {
    let folder = root().join(folder);
    let mut command = about_nobody(Command::new("node"));
    command.arg(folder.join(script)).current_dir(folder);
    command
}

/// Node in a folder below the root, running a tool from npm. Through npm itself, it would be left behind when we end.
pub fn npm_tool(folder: &str, script: &str) -> Command {
    node(folder, npm_script(folder, script))
}

/// Where a script of a package from npm is, for a folder below the root.
pub fn npm_script(folder: &str, script: &str) -> PathBuf {
    // Like node itself: npm puts a package into the root unless two folders want different versions of it.
    let script = Path::new("node_modules").join(script);
    let nearer = root().join(folder).join(&script);
    if nearer.exists() { nearer } else { root().join(script) }
}

/// Runs a program to its end. Gives everything it printed; when it fails, the error holds that.
pub fn capture(command: &mut Command) -> Result<String> {
    capture_within(command, Duration::MAX)
}

/// As [`capture`], but ends the program and fails after `limit`.
pub fn capture_within(command: &mut Command, limit: Duration) -> Result<String> {
    command.env("CARGO_TERM_QUIET", "true");
    if stdout().is_terminal() {
        command.env("CARGO_TERM_COLOR", "always");
    } else {
        command.env("CARGO_TERM_COLOR", "never").env("NO_COLOR", "1").env("TERM", "dumb");
    }
    let (mut reader, writer) = pipe()?;
    command.stdin(Stdio::null()).stdout(writer.try_clone()?).stderr(writer);
    let spawned = command.spawn();
    // The command still holds the writing ends, and while it does, reading never comes to an end.
    command.stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = spawned.with_context(|| format!("cannot run `{}`", line(command)))?;
    let output = thread::spawn(move || {
        let mut output = Vec::new();
        reader.read_to_end(&mut output).map(|_| String::from_utf8_lossy(&output).into_owned())
    });
    let Some(status) = wait(&mut child, limit)? else {
        bail!("`{}` did not end within {} seconds", line(command), limit.as_secs());
    };
    let output = output.join().expect("reading does not panic")?;
    ensure!(status.success(), "{}\n`{}` failed ({status})", shorten(output.trim_end()), line(command));
    Ok(output)
}

/// Runs a program to its end, letting it print as it goes.
pub fn show(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot run `{}`", line(command)))?;
    ensure!(status.success(), "`{}` failed ({status})", line(command));
    Ok(())
}

/// As [`show`], but in our place: what ends us then ends the program.
#[cfg(unix)]
pub fn hand_over(command: &mut Command) -> Result<()> {
    Err(command.exec()).with_context(|| format!("cannot run `{}`", line(command)))
}

/// Without a way to be replaced, we wait.
#[cfg(not(unix))]
pub use show as hand_over;

/// How the child ended; `None` when it had to be killed after `limit`.
fn wait(child: &mut Child, limit: Duration) -> Result<Option<ExitStatus>> {
    let start = Instant::now();
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        if start.elapsed() > limit {
            child.kill()?;
            child.wait()?;
            return Ok(None);
        }
        thread::sleep(Duration::from_millis(5));
    }
}

/// The beginning and the end of a long text: one of them tells what is wrong.
fn shorten(text: &str) -> String {
    const KEPT: usize = 100;
    let lines: Vec<&str> = text.lines().collect();
    match lines.len().checked_sub(2 * KEPT) {
        Some(left_out @ 1..) => {
            let (head, tail) = (lines[..KEPT].join("\n"), lines[KEPT + left_out..].join("\n"));
            format!("{head}\n\n… {left_out} lines left out …\n\n{tail}")
        }
        _ => text.to_owned(),
    }
}

/// The command nearly as one could type it.
fn line(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let program = program.file_name().unwrap_or(program.as_os_str());
    let words = iter::once(program).chain(command.get_args());
    words.map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
}
