import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { getPageFilename, SHELL_FILE } from '../../build/page-file.ts';
import type { PublishedData } from '../../build/published.ts';
import { DEFAULT_ARTICLE_PATHS } from '../../e2e/support/default-article-paths.ts';
import { siteUrl } from '../../src/copy/brand.ts';
import type { Collection } from '../../src/copy/collection.ts';
import type { OmittedRecord } from '../../src/copy/omitted-record.ts';
import type { ChannelKey } from '../../src/copy/types.ts';
import { getContentPath } from '../../src/shared/lib/content-path.ts';
import {
  EVENING_START_TIME,
  formatClock,
  toGuideDay,
  toGuideInstant,
} from '../../src/shared/lib/guide-day.ts';
import type { LayoutAndPageData } from '../../src/site/data/site-data.ts';
import { removeControlCharacters } from '../../supabase/functions/_shared/plain-text.ts';
import { findHtmlFaults, findXmlError } from '../../tests/support/markup-faults.ts';

const hasNoControlCharacters = (text: string): boolean => removeControlCharacters(text) === text;
const REDIRECT_RULE_PATTERN = /^\/(?:presse|pages)\/[a-z0-9-]+ \/(?:presse|pages)\/[a-z0-9-]+ 301$/;

/** Folder of a build, and the records that the build read. */
interface BuiltSite {
  folder: string;
  published: PublishedData;
  publicPaths: readonly string[];
  collections: readonly Pick<Collection, 'key' | 'pages'>[];
}

/** Reads the scripts and share images of a page, and counts its h1 titles. */
function readPage(html: string) {
  const scripts: { type: string; text: string }[] = [];
  const shareImages: string[] = [];
  let h1Count = 0;
  let script: (typeof scripts)[number] | undefined;
  const parser = new Parser({
    onopentag: (name, { type = '', property, content = '' }) => {
      if (name === 'h1') h1Count += 1;
      if (name === 'meta' && property === 'og:image') shareImages.push(content);
      if (name !== 'script') return;
      script = { type, text: '' };
      scripts.push(script);
    },
    ontext: (text) => {
      if (script) script.text += text;
    },
    onclosetag: (name) => {
      if (name === 'script') script = undefined;
    },
  });
  parser.end(html);
  return { scripts, shareImages, h1Count };
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Returns true when the redirects from this address never end: more steps than rules. */
function isRedirectLoop(targets: ReadonlyMap<string, string>, start: string): boolean {
  let steps = 0;
  for (let target = targets.get(start); target; target = targets.get(target)) {
    steps += 1;
    if (steps > targets.size) return true;
  }
  return false;
}

/** Compares the files of a build with the published records. Returns one line for each fault, and the counts. */
export function findBuiltSiteFaults({ folder, published, publicPaths, collections }: BuiltSite) {
  const faults: string[] = [];
  const readFile = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const fileExists = (file: string) => existsSync(path.join(folder, file));
  const expectThat = (condition: boolean, fault: string) => {
    if (!condition) faults.push(fault);
  };
  const { omitted } = JSON.parse(readFile('build.json')) as { omitted: OmittedRecord[] };
  const omittedKeys = new Set(omitted.map(({ kind, id }) => `${kind} ${id}`));
  const isOmitted = (kind: OmittedRecord['kind'], id: unknown) => omittedKeys.has(`${kind} ${id}`);

  const pages = globSync('**/*.html', { cwd: folder });
  for (const file of pages) {
    const html = readFile(file);
    expectThat(hasNoControlCharacters(html), `${file}: a control character`);
    const htmlFaults = findHtmlFaults(html);
    expectThat(htmlFaults.length === 0, `${file}: elements do not match: ${htmlFaults.slice(0, 5)}`);
    if (file === SHELL_FILE) continue;
    const { scripts, shareImages, h1Count } = readPage(html);
    expectThat(h1Count === 1, `${file}: ${h1Count} h1 titles`);
    for (const { type, text } of scripts)
      if (type.endsWith('json')) expectThat(isJson(text), `${file}: ${type} is not JSON`);
    expectThat(shareImages.length === 1, `${file}: ${shareImages.length} share images`);
    for (const image of shareImages)
      expectThat(fileExists(image.replace(siteUrl, '')), `${file}: no ${image}`);
  }

  for (const file of ['feed.xml', 'sitemap.xml']) {
    const xml = readFile(file);
    const error = findXmlError(xml);
    expectThat(
      error === undefined && hasNoControlCharacters(xml),
      `${file}: ${error ?? 'a control character'}`,
    );
  }
  for (const [, address = ''] of readFile('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g))
    expectThat(fileExists(getPageFilename(address.replace(siteUrl, ''))), `sitemap.xml: no ${address}`);
  for (const file of globSync('**/*.{json,webmanifest}', { cwd: folder }))
    expectThat(
      isJson(readFile(file)) && hasNoControlCharacters(readFile(file)),
      `${file}: is not JSON, or has a control character`,
    );

  const heroDemoPaths = [1, 2, 3, 4].map((number) => `/hero-demo-${number}`);
  const fixedPaths = [...publicPaths, ...heroDemoPaths, ...DEFAULT_ARTICLE_PATHS, '/404'];
  for (const address of fixedPaths) expectThat(fileExists(getPageFilename(address)), `${address}: no page`);
  const texts = published.texts as (Parameters<typeof getContentPath>[0] & { id: string; cover: unknown })[];
  const shownTexts = texts.filter(({ id }) => !isOmitted('text', id));
  for (const text of shownTexts) {
    const address = getContentPath(text);
    if (!fileExists(getPageFilename(address))) faults.push(`text ${text.id}: neither a page nor omitted`);
    else if (text.cover && !isOmitted('cover', text.id))
      expectThat(
        readFile(getPageFilename(address)).includes('/assets/couverture-'),
        `text ${text.id}: its cover is missing`,
      );
  }
  // /app is the page that serves /auth and /admin
  const addresses = new Set([...fixedPaths, '/app', ...shownTexts.map(getContentPath)]);
  const expectedFiles = new Set([...addresses].map(getPageFilename));
  for (const file of pages) expectThat(expectedFiles.has(file), `${file}: a page without a published record`);

  const rules = readFile('_redirects')
    .split('\n')
    .filter((rule) => /^\/(?:presse|pages)\//.test(rule));
  const targets = new Map<string, string>();
  for (const rule of rules) {
    const [from = '', to = ''] = rule.split(' ');
    expectThat(REDIRECT_RULE_PATTERN.test(rule), `_redirects: ${JSON.stringify(rule)}`);
    expectThat(
      !targets.has(from) && !addresses.has(from),
      `_redirects: ${from} already has a page or another rule`,
    );
    targets.set(from, to);
  }
  for (const start of targets.keys())
    expectThat(!isRedirectLoop(targets, start), `_redirects: ${start} leads back to itself`);
  for (const { from } of published.redirects)
    expectThat(
      targets.has(from) || isOmitted('redirect', from),
      `redirect ${from}: neither a rule nor omitted`,
    );

  const readData = (address: string): LayoutAndPageData => {
    const { scripts } = readPage(readFile(getPageFilename(address)));
    return JSON.parse(
      scripts.find(({ type }) => type === 'application/json')?.text ?? '{}',
    ) as LayoutAndPageData;
  };
  const storedVersions = new Map(
    (published.collections as { key: string; version: number }[]).map(({ key, version }) => [key, version]),
  );
  let shownCollectionCount = 0;
  for (const { key, pages: collectionPages } of collections) {
    if (!storedVersions.has(key)) continue;
    const isShown = collectionPages.every(({ href }) => {
      const [address = href] = href.split(/[?#]/);
      const { layout, page } = readData(address);
      const shownCollections = { ...layout.collections, ...page.collections };
      return shownCollections[key]?.version === storedVersions.get(key);
    });
    if (isShown) shownCollectionCount += 1;
    expectThat(isShown || isOmitted('collection', key), `collection ${key}: not shown`);
  }

  const { evenings = {} } = readData('/chaines').page;
  const programmes = published.guide as { channel: string; starts_at: string; ends_at: string }[];
  for (const { channel, starts_at, ends_at } of programmes) {
    if (isOmitted('programme', `${channel} ${starts_at}`)) continue;
    // the page shows only programmes that end after the evening has started
    const eveningStart = toGuideInstant(toGuideDay(published.readAt), EVENING_START_TIME);
    if (Date.parse(ends_at) <= eveningStart) continue;
    const isShown = evenings[channel as ChannelKey]?.evening.some(
      ({ time }) => time === formatClock(starts_at),
    );
    expectThat(isShown === true, `programme ${channel} ${starts_at}: neither shown nor omitted`);
  }

  return {
    faults,
    omitted,
    pageCount: pages.length,
    shownCounts: {
      text: shownTexts.length,
      redirect: targets.size,
      collection: shownCollectionCount,
      programme: programmes.filter(
        ({ channel, starts_at }) => !isOmitted('programme', `${channel} ${starts_at}`),
      ).length,
    },
  };
}
