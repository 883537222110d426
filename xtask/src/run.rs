//! Runs other programs: quietly on success, with all their output on failure.
//!
//! Also the ways to call cargo and node. It knows nothing about what they are called for.

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

/// One line about something slow that begins now. Stdout is for results.
pub fn say(what: &str) {
    eprintln!("{what}");
}

/// The folder of the workspace.
pub fn root() -> PathBuf {
    // First at run time: the folder known at compile time is wrong after a move.
    let package = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    Path::new(&package).parent().expect("xtask lies in the workspace").to_path_buf()
}

/// The project's files as they are now, by their paths from its folder.
pub fn tracked() -> Result<Vec<String>> {
    let listed = capture(
        Command::new("git").args(["ls-files", "--cached", "--others", "--exclude-standard"]).current_dir(root()),
    )?;
    Ok(listed.lines().filter(|path| root().join(path).is_file()).map(str::to_owned).collect())
}

/// The cargo that runs us.
pub fn cargo() -> Command {
    about_nobody(Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into())))
}

/// The command in the root folder, without cargo's variables about this package: a build script or a macro further down would mistake them
/// for its own.
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

/// Node in a folder below the root, running a script given by its path from there.
pub fn node(folder: &str, script: impl AsRef<Path>) -> Command {
    let folder = root().join(folder);
    let mut command = about_nobody(Command::new("node"));
    command.arg(folder.join(script)).current_dir(folder);
    command
}

/// Node in a folder below the root, running a tool from npm. Under npm itself, it would outlive us.
pub fn npm_tool(folder: &str, script: &str) -> Command {
    node(folder, npm_script(folder, script))
}

/// The path of an npm package's script, for a folder below the root.
pub fn npm_script(folder: &str, script: &str) -> PathBuf {
    // Like node itself: npm puts a package into the root unless two folders want different versions of it.
    let script = Path::new("node_modules").join(script);
    let nearer = root().join(folder).join(&script);
    if nearer.exists() { nearer } else { root().join(script) }
}

/// Runs a program to its end. Returns all its output; on failure, the error contains it.
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
    // The command still holds the write ends of the pipes, and until it closes them, reading never ends.
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

/// Runs a program to its end, with its output shown.
pub fn show(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot run `{}`", line(command)))?;
    ensure!(status.success(), "`{}` failed ({status})", line(command));
    Ok(())
}

/// Like [`show`], but in our place: killing us then kills the program.
#[cfg(unix)]
pub fn hand_over(command: &mut Command) -> Result<()> {
    Err(command.exec()).with_context(|| format!("cannot run `{}`", line(command)))
}

/// Where a process cannot be replaced, we wait.
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

/// The beginning and the end of a long text: one of them shows the error.
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

/// The command almost as typed.
fn line(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let program = program.file_name().unwrap_or(program.as_os_str());
    let words = iter::once(program).chain(command.get_args());
    words.map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
}
