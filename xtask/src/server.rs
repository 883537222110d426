//! A web server for the built page, on this computer only. It lives in this very process, so that it ends with it.

use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::PathBuf;
use std::thread;

use anyhow::{Context, Result};
use http_body_util::{Either, Full};
use hyper::Response;
use hyper::body::Bytes;
use hyper::header::{ACCESS_CONTROL_ALLOW_ORIGIN, CACHE_CONTROL, HeaderValue};
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use tower_http::services::ServeDir;
use tower_http::set_header::SetResponseHeader;

/// What the page finds here instead of a build's own version file: it is to keep nothing for times without a network, because
/// whoever builds anew wants to see that.
const VERSION: Bytes = Bytes::from_static(br#"{ "offline": false }"#);

/// A server that has its port but does not answer yet.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    folder: PathBuf,
}

impl Server {
    /// Takes a port; 0 stands for any free one.
    pub fn bind(folder: PathBuf, port: u16) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        Ok(Self { listener, address, folder })
    }

    /// The address of the folder.
    pub fn url(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// Answers for as long as this process lives.
    pub fn run(self) -> Result<()> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build()?;
        runtime.block_on(self.answer()).context("the server stopped")
    }

    /// Answers in a thread of its own.
    pub fn run_aside(self) {
        thread::spawn(|| self.run().expect("a bound port can be listened on"));
    }

    async fn answer(self) -> io::Result<()> {
        let listener = tokio::net::TcpListener::from_std(self.listener)?;
        // Browsers would otherwise show an old page for a while after a new build.
        let files = SetResponseHeader::overriding(
            ServeDir::new(self.folder),
            CACHE_CONTROL,
            HeaderValue::from_static("no-cache"),
        );
        // A frame may have no origin of its own, and a browser then gives it nothing that is not for everybody.
        let everybody = HeaderValue::from_static("*");
        let files = SetResponseHeader::overriding(files, ACCESS_CONTROL_ALLOW_ORIGIN, everybody);
        let files = TowerToHyperService::new(files);
        loop {
            let (stream, _) = listener.accept().await?;
            let files = files.clone();
            let service = service_fn(move |request| {
                let is_version = request.uri().path().ends_with("/version.json");
                let file = (!is_version).then(|| files.call(request));
                async {
                    match file {
                        Some(file) => file.await.map(|response| response.map(Either::Left)),
                        None => Ok(Response::new(Either::Right(Full::new(VERSION)))),
                    }
                }
            });
            // A connection that breaks is the browser's business.
            tokio::spawn(async { http1::Builder::new().serve_connection(TokioIo::new(stream), service).await });
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::io::{Read, Write};
    use std::net::TcpStream;

    use super::Server;

    #[test]
    fn everybody_gets_the_files_and_nobody_the_version_file_of_a_build() {
        let folder = std::env::temp_dir().join(format!("secateur-served-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("version.json"), r#"{ "offline": true }"#).unwrap();
        fs::write(folder.join("page.html"), "the page").unwrap();
        let server = Server::bind(folder.clone(), 0).unwrap();
        let address = server.address;
        server.run_aside();
        let get = |path: &str| {
            let mut stream = TcpStream::connect(address).unwrap();
            write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").unwrap();
            let mut answer = String::new();
            stream.read_to_string(&mut answer).unwrap();
            answer
        };
        let page = get("/page.html");
        assert!(page.contains("access-control-allow-origin: *") && page.ends_with("the page"), "{page}");
        assert!(get("/version.json").ends_with(r#"{ "offline": false }"#));
        assert!(get("/dist/version.json").ends_with(r#"{ "offline": false }"#));
        assert!(get("/nothing").starts_with("HTTP/1.1 404"));
        fs::remove_dir_all(folder).unwrap();
    }
}
