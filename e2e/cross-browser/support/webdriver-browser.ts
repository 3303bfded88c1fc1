import { type ChildProcess, spawn } from 'node:child_process';
import { expect } from '@playwright/test';
import { Builder, Capabilities, Key, type WebDriver, WebElement } from 'selenium-webdriver';
import type { InstalledBrowserEngine } from '../../../scripts/lib/engines.ts';
import { findFreePort } from '../../../scripts/lib/find-free-port.ts';
import type { Browser, BrowserTab, KeyName } from './browser.ts';

const KEY_CODES: Record<KeyName, string> = {
  Escape: Key.ESCAPE,
  Enter: Key.ENTER,
  Tab: Key.TAB,
  ArrowLeft: Key.ARROW_LEFT,
};

/** Starts Debian's WebKit by WebKitWebDriver, on a virtual screen. */
export async function startWebdriverBrowser(engine: InstalledBrowserEngine): Promise<Browser> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const port = await findFreePort();
  const driver = spawn(engine.program, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${await readDisplayNumber(screen)}`,
      TZ: 'Europe/Paris',
      // without a graphics card, sharing buffers costs a third of the time
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
  });
  const server = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { intervals: [50] }).toBe(true);
  const session = await new Builder()
    .usingServer(server)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build();
  return {
    // A session takes seconds to open, so tests reuse its only tab. Each test has its own origin, and so its own storage (site-proxy.ts).
    newTab: async () => {
      await session.manage().deleteAllCookies();
      return createTab(session);
    },
    close: async () => {
      await session.quit();
      driver.kill();
      screen.kill();
    },
  };
}

function createTab(session: WebDriver): BrowserTab {
  return {
    goto: (address) => session.get(address),
    evaluate: (expression) => session.executeScript(`return ${expression}`),
    findElement: async (expression) => {
      const result = await session.executeScript(`return ${expression}`);
      if (!(result instanceof WebElement)) return undefined;
      return {
        press: () => result.click(),
        type: (text) => result.sendKeys(text),
        attachFiles: (...files) => result.sendKeys(files.join('\n')),
      };
    },
    pressKey: (key) => session.actions().sendKeys(KEY_CODES[key]).perform(),
    resize: async (width, height) => {
      const toolbarHeight = await session.executeScript<number>('return outerHeight - innerHeight');
      await session
        .manage()
        .window()
        .setRect({ width, height: height + toolbarHeight });
    },
    close: () => session.get('about:blank'),
  };
}

/** Returns the number of the virtual screen, which Xvfb writes to descriptor 3. */
const readDisplayNumber = (screen: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    screen.once('exit', () => reject(new Error(`${screen.spawnfile} ended`)));
    screen.stdio[3]?.once('data', (line) => resolve(String(line).trim()));
  });
