import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type BrowserType, chromium, firefox, webkit } from '@playwright/test';
import { findProgram, isExecutable } from './find-program.ts';

/** Name of a browser engine that the tests use. */
export type BrowserEngineName = 'chromium' | 'firefox' | 'webkit';

/** Browser engine that this machine has. */
export interface InstalledBrowserEngine {
  name: BrowserEngineName;
  /** Path of the browser, or of the driver that opens it. */
  program: string;
  /** Playwright drives any Chromium, but only its own Firefox and WebKit. Other protocols drive the system's ones. */
  protocol: 'playwright' | 'bidi' | 'webdriver';
}

interface EngineKind {
  playwright: BrowserType;
  /** Protocol of the system's own browser. */
  protocol: InstalledBrowserEngine['protocol'];
  /** Names or paths of the system's programs, the best one first. */
  programs: [string, ...string[]];
  /** Second program that must also be in the PATH. */
  requiredProgram?: string;
  /** Alternative sets of Debian packages. */
  packages: string[][];
}

/** First choice of Chromium: without a window, it runs the suite a third faster. */
const HEADLESS_SHELL = 'chromium-headless-shell';

const KINDS: Record<BrowserEngineName, EngineKind> = {
  chromium: {
    playwright: chromium,
    protocol: 'playwright',
    programs: [
      process.env.CHROME_PATH || HEADLESS_SHELL,
      HEADLESS_SHELL,
      'chromium',
      'chromium-browser',
      'google-chrome-stable',
      'google-chrome',
    ],
    packages: [[HEADLESS_SHELL, 'fonts-liberation'], ['chromium']],
  },
  firefox: {
    playwright: firefox,
    protocol: 'bidi',
    programs: ['firefox-esr', 'firefox'],
    packages: [['firefox-esr']],
  },
  webkit: {
    playwright: webkit,
    protocol: 'webdriver',
    programs: ['WebKitWebDriver'],
    requiredProgram: 'Xvfb',
    packages: [['webkit2gtk-driver', 'xvfb']],
  },
};

/** Names of all browser engines that the tests use. */
export const browserEngineNames = Object.keys(KINDS) as BrowserEngineName[];

/** Returns the engine of this machine, or undefined. */
export function findBrowserEngine(name: BrowserEngineName): InstalledBrowserEngine | undefined {
  const { playwright, protocol, programs, requiredProgram } = KINDS[name];
  const systemProgram = programs.map((program) => findProgram(program)).find(Boolean);
  const hasRequiredProgram = !requiredProgram || findProgram(requiredProgram);
  const systemEngine: InstalledBrowserEngine | undefined =
    systemProgram && hasRequiredProgram ? { name, program: systemProgram, protocol } : undefined;
  const playwrightProgram = playwright.executablePath();
  const playwrightEngine: InstalledBrowserEngine | undefined = isExecutable(playwrightProgram)
    ? { name, program: playwrightProgram, protocol: 'playwright' }
    : undefined;
  // the first choice is the system's Chromium, but Playwright's Firefox and WebKit
  return name === 'chromium' ? (systemEngine ?? playwrightEngine) : (playwrightEngine ?? systemEngine);
}

async function runQuietly(command: string, args: string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await promisify(execFile)(command, args, { env }).catch(({ message }: Error) => console.error(message));
}

/**
 * Returns an engine after installing it if needed: Debian's package as root, else Playwright's download.
 * Undefined when neither works.
 */
export async function ensureBrowserEngine(
  name: BrowserEngineName,
): Promise<InstalledBrowserEngine | undefined> {
  const { programs, packages } = KINDS[name];
  const isRoot = process.getuid?.() === 0;
  // Root installs the headless shell even when Chromium exists. If that fails, the tests use Chromium.
  const prefersShell = name === 'chromium' && isRoot;
  const findPreferred = () => {
    const engine = findBrowserEngine(name);
    return prefersShell && !engine?.program.endsWith(programs[0]) ? undefined : engine;
  };
  for (const packageNames of isRoot ? packages : []) {
    if (findPreferred()) break;
    await runQuietly('apt-get', ['update', '-qq']);
    await runQuietly('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packageNames]);
  }
  if (!findBrowserEngine(name)) {
    await runQuietly('npx', ['playwright', 'install', ...(isRoot ? ['--with-deps'] : []), name]);
  }
  return findBrowserEngine(name);
}

/** Returns the command that installs a missing engine. */
export const getEngineInstallCommand = (name: BrowserEngineName): string =>
  `apt-get install ${KINDS[name].packages[0]?.join(' ')}, or npx playwright install --with-deps ${name}`;
