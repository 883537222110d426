//! A web server for the built page, on this computer only. It lives in this very process, so that it ends with it.

use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::PathBuf;
use std::thread;

use anyhow::{Context, Result};
use hyper::header::{CACHE_CONTROL, HeaderValue};
use hyper::server::conn::http1;
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use tower_http::services::ServeDir;
use tower_http::set_header::SetResponseHeader;

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
        loop {
            let (stream, _) = listener.accept().await?;
            let service = TowerToHyperService::new(files.clone());
            // A connection that breaks is the browser's business.
            tokio::spawn(async { http1::Builder::new().serve_connection(TokioIo::new(stream), service).await });
        }
    }
}
