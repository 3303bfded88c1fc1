import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createScratchDir, waitForCondition } from '../tests/support.ts';
import { createPreviewDeployer, getServedFolder, type PreviewDeployer } from './preview-deployer.ts';

const scratch = createScratchDir();
let dir: string;
let firstBuild: string;
let deployer: PreviewDeployer;
/** Build that a test ends. */
interface StartedBuild {
  complete: () => void;
  endWithoutBuildFile: () => void;
  fail: (reason: string) => void;
}
let builds: StartedBuild[];
let reasons: string[];

const readServedFile = (file = 'index.html') => readFileSync(path.join(getServedFolder(dir), file), 'utf8');
const listReleases = () => readdirSync(dir).filter((name) => name.startsWith('release-'));

function build(folder: string): Promise<void> {
  mkdirSync(folder);
  writeFileSync(`${folder}/index.html`, `build ${builds.length + 1}`);
  return new Promise((resolve, reject) => {
    const complete = () => {
      writeFileSync(`${folder}/build.json`, '{}');
      resolve();
    };
    builds.push({ complete, endWithoutBuildFile: resolve, fail: (reason) => reject(new Error(reason)) });
  });
}

beforeEach(({ task }) => {
  dir = path.join(scratch, task.id, 'site');
  firstBuild = path.join(scratch, task.id, 'dist');
  mkdirSync(firstBuild, { recursive: true });
  writeFileSync(`${firstBuild}/index.html`, 'the first build');
  builds = [];
  reasons = [];
  deployer = createPreviewDeployer({ dir, firstBuild, build, onFailure: (reason) => reasons.push(reason) });
});

test('the served folder keeps the old build until the new one is complete', async () => {
  expect(readServedFile()).toBe('the first build');
  deployer.deploy();
  expect(readServedFile()).toBe('the first build');
  builds[0]?.complete();
  await waitForCondition(() => readServedFile() === 'build 1');
  deployer.deploy();
  builds[1]?.complete();
  await waitForCondition(() => readServedFile() === 'build 2');
  expect(listReleases()).toHaveLength(1);
  expect(readFileSync(`${firstBuild}/index.html`, 'utf8')).toBe('the first build');
});

test.each([
  ['fails', (started: StartedBuild) => started.fail('no answer'), 'no answer'],
  ['is incomplete', (started: StartedBuild) => started.endWithoutBuildFile(), 'the build is incomplete'],
])('a build that %s does not change the served site, and reports its reason', async (_what, end, reason) => {
  deployer.deploy();
  for (const started of builds) end(started);
  await waitForCondition(() => reasons.length === 1);
  expect(reasons).toEqual([reason]);
  expect(readServedFile()).toBe('the first build');
  expect(listReleases()).toEqual([]);
  deployer.deploy();
  builds[1]?.complete();
  await waitForCondition(() => readServedFile() === 'build 2');
});

test('deploy runs one build at a time, then one more for all later requests', async () => {
  for (let count = 0; count < 4; count += 1) deployer.deploy();
  expect(builds).toHaveLength(1);
  builds[0]?.complete();
  await waitForCondition(() => builds.length === 2);
  builds[1]?.complete();
  await waitForCondition(() => readServedFile() === 'build 2');
  expect(builds).toHaveLength(2);
});

test('createPreviewDeployer deletes the files of an earlier process', () => {
  mkdirSync(`${dir}/release-1-1`);
  createPreviewDeployer({ dir, firstBuild, build, onFailure: () => {} });
  expect(existsSync(`${dir}/release-1-1`)).toBe(false);
  expect(readServedFile()).toBe('the first build');
});
