// WebKitGTK on an invisible screen, driven through its WebDriver. It knows nothing of the page.

import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { Builder, Capabilities } from 'selenium-webdriver';

/**
 * @param {string} program WebKitWebDriver
 * @param {{ width: number, height: number }} size of the window
 */
export async function openBrowser(program, size) {
  const { PATH, HOME } = process.env;
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await firstLine(/** @type {import('node:stream').Readable} */ (screen.stdio[3]));
  const port = await freePort();
  // It gets only the necessary part of our environment.
  const server = spawn(program, [`--port=${port}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH, HOME, DISPLAY: `:${display}` },
  });
  const close = () => {
    server.kill();
    screen.kill();
  };
  try {
    const driver = await reach(port);
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...size });
    const version = String((await driver.getCapabilities()).get('browserVersion'));
    return {
      ...{ driver, version },
      async close() {
        await driver.quit();
        close();
      },
    };
  } catch (error) {
    close();
    throw error;
  }
}

/** A driver that has just been started takes a moment to answer. @param {number} port */
async function reach(port) {
  const capabilities = new Capabilities({ browserName: 'MiniBrowser' });
  const builder = () => new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
  for (let tries = 50; ; tries -= 1) {
    try {
      return await builder();
    } catch (error) {
      if (tries === 0 || !String(error).includes('ECONNREFUSED')) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** @param {import('node:stream').Readable} stream */
async function firstLine(stream) {
  let text = '';
  for await (const part of stream) {
    text += part;
    if (text.includes('\n')) break;
  }
  return text.trim();
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
