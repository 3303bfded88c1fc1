import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Options of a host. */
interface HostOptions {
  /** Folder of the host; its content is deleted. */
  dir: string;
  /** Build to serve first; it is never changed. */
  first: string;
  /** Builds the site into a folder; rejects when the build fails. */
  build: (folder: string) => Promise<unknown>;
  /** Receives the reason of a failed build. */
  onFailure: (reason: string) => void;
}

/** Static host of a preview. */
export interface StaticHost {
  /** Builds the site and serves it once complete. During a build, it schedules one more. */
  deploy(): void;
}

/** Link to the served build, in the folder of the host. */
export const servedFolder = (dir: string): string => path.join(dir, 'current');

/** Opens a host. It deploys by switching a link, so a request gets the old build or the new one. */
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
