import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Options of a host. */
interface HostOptions {
  /** Its folder; what lies there is taken away. */
  dir: string;
  /** The build it serves at first, which it never touches. */
  first: string;
  /** Has the site built into a folder; fails when that comes to nothing. */
  build: (folder: string) => Promise<unknown>;
  /** Told why a build came to nothing. */
  onFailure: (reason: string) => void;
}

/** A static host, as far as a preview needs one. */
export interface StaticHost {
  /** Has the site built anew, once more when a build is under way, and serves it once it is whole. */
  deploy(): void;
}

/** The link to the build that a host serves, below its folder. */
export const servedFolder = (dir: string): string => path.join(dir, 'current');

/** Opens a host. Switching a link is the deployment: a request meets the old build or the new one. */
export function openStaticHost({ dir, first, build, onFailure }: HostOptions): StaticHost {
  let serves = first;
  let count = 0;
  let building = false;
  let again = false;
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  switchTo(first);

  function switchTo(folder: string): void {
    const next = path.join(dir, 'next');
    symlinkSync(folder, next);
    renameSync(next, servedFolder(dir));
    if (serves !== first) rmSync(serves, { recursive: true, force: true });
    serves = folder;
  }

  async function buildOnce(): Promise<void> {
    count += 1;
    const folder = path.join(dir, `release-${process.pid}-${count}`);
    try {
      await build(folder);
      if (!existsSync(path.join(folder, 'build.json'))) throw new Error('the build is not whole');
      switchTo(folder);
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      onFailure(error instanceof Error ? error.message : String(error));
    }
  }

  async function run(): Promise<void> {
    building = true;
    do {
      again = false;
      await buildOnce();
    } while (again);
    building = false;
  }

  return {
    deploy() {
      if (building) again = true;
      else void run();
    },
  };
}
