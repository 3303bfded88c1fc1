import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Options of a deployer. */
interface DeployerOptions {
  /** Folder of the symbolic link and of the new builds; its content is deleted. */
  dir: string;
  /** Build to serve first; it is never changed. */
  firstBuild: string;
  /** Builds the site into a folder; rejects when the build fails. */
  build: (folder: string) => Promise<unknown>;
  /** Receives the reason of a failed build. */
  onFailure: (reason: string) => void;
}

/** Deploys builds of the site to a preview. */
export interface PreviewDeployer {
  /** Builds the site and serves it once complete. During a build, it schedules one more. */
  deploy(): void;
}

/** Returns the path of the symbolic link to the served build. */
export const getServedFolder = (dir: string): string => path.join(dir, 'current');

/** Creates a deployer. It switches a symbolic link, so a request gets the old build or the new one. */
export function createPreviewDeployer({
  dir,
  firstBuild,
  build,
  onFailure,
}: DeployerOptions): PreviewDeployer {
  let servedBuild = firstBuild;
  let buildCount = 0;
  let isBuilding = false;
  let isBuildRequested = false;
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  switchTo(firstBuild);

  function switchTo(folder: string): void {
    const next = path.join(dir, 'next');
    symlinkSync(folder, next);
    renameSync(next, getServedFolder(dir));
    if (servedBuild !== firstBuild) rmSync(servedBuild, { recursive: true, force: true });
    servedBuild = folder;
  }

  async function buildOnce(): Promise<void> {
    buildCount += 1;
    const folder = path.join(dir, `release-${process.pid}-${buildCount}`);
    try {
      await build(folder);
      if (!existsSync(path.join(folder, 'build.json'))) throw new Error('the build is incomplete');
      switchTo(folder);
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      onFailure(error instanceof Error ? error.message : String(error));
    }
  }

  async function buildWhileRequested(): Promise<void> {
    isBuilding = true;
    do {
      isBuildRequested = false;
      await buildOnce();
    } while (isBuildRequested);
    isBuilding = false;
  }

  return {
    deploy() {
      if (isBuilding) isBuildRequested = true;
      else void buildWhileRequested();
    },
  };
}
