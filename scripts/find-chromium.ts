import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** The shell first: the same engine without a browser's window, a third faster through the suite. */
const SHELL = 'chromium-headless-shell';

const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A Chromium of this machine: CHROME_PATH, one in PATH, or Playwright's own download. Undefined when there is none. */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [
    process.env.CHROME_PATH ?? '',
    ...folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name))),
    chromium.executablePath(),
  ];
  return candidates.find((file) => file && isExecutable(file));
}

function attempt(command: string, args: string[]): void {
  try {
    execFileSync(command, args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    console.error(`${command} ${args.join(' ')} did not work`);
  }
}

/** Finds a Chromium or installs one: Playwright's download, else Debian's package as root. Throws when neither works. */
export function ensureChromium(): string {
  const isRoot = process.getuid?.() === 0;
  const found = findChromium();
  if (found && (found.endsWith(SHELL) || !isRoot || process.env.CHROME_PATH)) return found;
  if (isRoot) {
    attempt('apt-get', ['update', '-qq']);
    attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', SHELL, 'fonts-liberation']);
    if (!findChromium()) attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  }
  if (!findChromium())
    attempt('npx', ['playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium']);
  const installed = findChromium();
  if (!installed) throw new Error('No Chromium: install one, or name it in CHROME_PATH.');
  return installed;
}
