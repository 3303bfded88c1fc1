import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compareHostAnswers, type TestedHostName } from '../../scripts/lib/hosts/host-answers.ts';
import {
  copyBuildForHostTests,
  findNginx,
  type RunningHost,
  startNginx,
} from '../../scripts/lib/hosts/start-hosts.ts';
import { serveFolder } from '../support/built-site.ts';
import { expect, test } from '../support/test.ts';

const readDistFile = (file: string) => readFileSync(`dist/${file}`, 'utf8');
const headersFile = readDistFile('_headers');
const policy = /Content-Security-Policy: (.*)/.exec(headersFile)?.[1] ?? '';
const directives = new Map(
  policy.split('; ').map((part) => {
    const [name = '', ...sources] = part.split(' ');
    return [name, sources];
  }),
);
const pages = globSync('**/*.html', { cwd: 'dist' });

test('the hosting file gives every answer the headers that protect visitors', () => {
  const [, commonHeaders = ''] = /^\/\*\n((?: .*\n)+)/.exec(headersFile) ?? [];
  // compareHostAnswers, in a test below, expects them in the answers
  expect(commonHeaders.trim().split(/\n +/)).toEqual([
    `Content-Security-Policy: ${policy}`,
    'Strict-Transport-Security: max-age=63072000; includeSubDomains',
    'X-Content-Type-Options: nosniff',
    'Cross-Origin-Opener-Policy: same-origin',
    'Referrer-Policy: strict-origin-when-cross-origin',
    'Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=()',
  ]);
});

test('the policy refuses scripts without a hash, unlisted frames, and framing by others', () => {
  // no directive occurs twice
  expect(policy.split('; ')).toHaveLength(directives.size);
  const [self, ...hashes] = directives.get('script-src') ?? [];
  expect(self).toBe("'self'");
  for (const hash of hashes) expect(hash).toMatch(/^'sha256-[\w+/]{43}='$/);
  expect(directives.get('frame-src')).toEqual([
    'https://www.google.com/maps',
    'https://www.google.com/maps/',
    'https://www.youtube-nocookie.com/embed/',
    'https://player.vimeo.com/video/',
    'https://www.dailymotion.com/embed/',
  ]);
  expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
  expect(directives.get('object-src')).toEqual(["'none'"]);
  expect(directives.get('base-uri')).toEqual(["'self'"]);
  expect(directives.get('form-action')).toEqual(["'self'"]);
  expect(directives.get('default-src')).toEqual(["'self'"]);
  expect(policy).not.toMatch(/unsafe-eval|\*|http:/);
  // Cloudflare ignores lines over 2,000 characters. A build for a hosted project adds its address three times.
  expect(policy.length + 3 * 'https://abcdefghijklmnopqrst.supabase.co '.length).toBeLessThan(2000);
});

test("the policy lists exactly the hashes of the pages' inline scripts", () => {
  expect(pages.length).toBeGreaterThan(30);
  const hashes = new Set<string>();
  for (const page of pages) {
    const html = readDistFile(page);
    for (const [, attributes = '', source = ''] of html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)) {
      if (/ src=/.test(attributes) || attributes.includes('type="application/')) continue;
      hashes.add(`'sha256-${createHash('sha256').update(source).digest('base64')}'`);
    }
    expect(html, page).not.toMatch(/<[^>]+ on[a-z]+=|(?:href|src|action)="javascript:/);
  }
  expect(hashes).toEqual(new Set(directives.get('script-src')?.slice(1)));
});

test('a build without moved texts has only the rules of the back office', () => {
  const rules = readDistFile('_redirects')
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => line.split(/\s+/)[0] ?? '');
  expect(rules).toEqual(['/auth', '/admin', '/admin/*']);
});

/** Hosts that run on this machine. `npm run test:hosts` also tests Cloudflare and Netlify. */
const hosts = new Map<TestedHostName, (build: string) => Promise<RunningHost>>([
  [
    'preview',
    async (build) => {
      const { origin, close } = await serveFolder(build);
      return { origin, stop: close };
    },
  ],
]);
const nginx = findNginx();
if (nginx) hosts.set('nginx', (build) => startNginx(nginx, build));

for (const [name, startHost] of hosts) {
  test(`${name} serves each page at one address, and 404 where there is none`, async () => {
    const build = copyBuildForHostTests('dist');
    const host = await startHost(build);
    try {
      expect(await compareHostAnswers(name, host.origin, build)).toEqual([]);
      for (const address of ['/_headers', '/_redirects', '/..%2fpackage.json', '/%00', '/%'])
        expect([400, 404], address).toContain((await fetch(host.origin + address)).status);
      if (name === 'nginx') expect(await listUncompressedFiles(host.origin)).toEqual([]);
    } finally {
      await host.stop();
      rmSync(path.dirname(build), { recursive: true, force: true });
    }
  });
}

if (nginx)
  test('nginx under maintenance answers pages with 503, and serves back office and files', async () => {
    const build = copyBuildForHostTests('dist');
    const file = path.join(build, 'build.json');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), maintenance: true }));
    const host = await startNginx(nginx, build);
    try {
      for (const [address, page] of [
        ['/', 'index.html'],
        ['/contact', 'contact.html'],
        ['/nulle-part', '404.html'],
      ] as const) {
        const answer = await fetch(host.origin + address);
        expect([address, answer.status]).toEqual([address, 503]);
        expect(answer.headers.get('content-security-policy')).toBe(policy);
        expect(await answer.text()).toBe(readFileSync(path.join(build, page), 'utf8'));
      }
      expect((await fetch(`${host.origin}/contact`)).headers.get('retry-after')).toBe('600');
      for (const address of ['/admin', '/auth', '/robots.txt', '/data/contact.json', '/favicon.svg'])
        expect([address, (await fetch(host.origin + address)).status]).toEqual([address, 200]);
    } finally {
      await host.stop();
      rmSync(path.dirname(build), { recursive: true, force: true });
    }
  });

/** Returns the text files that a host sends without compression. */
async function listUncompressedFiles(origin: string): Promise<string[]> {
  const files = [
    'contact',
    'feed.xml',
    'sitemap.xml',
    'recherche.json',
    'manifest.webmanifest',
    'favicon.svg',
  ];
  const script = `assets/${globSync('*.js', { cwd: 'dist/assets' })[0]}`;
  const uncompressedFiles = [...files, script].map(async (file) => {
    const answer = await fetch(`${origin}/${file}`, { headers: { 'accept-encoding': 'gzip' } });
    await answer.arrayBuffer();
    return answer.headers.get('content-encoding') === 'gzip' ? [] : [file];
  });
  return (await Promise.all(uncompressedFiles)).flat();
}

test.describe('in the browser', () => {
  test.use({ expectedLogs: [/Content Security Policy/] });

  test('an injected script does not run, and a foreign frame stays empty', async ({ page }) => {
    await page.goto('/contact');
    const violatedDirectives = await page.evaluate(async () => {
      const violations: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        violations.push(effectiveDirective);
      });
      const script = document.createElement('script');
      script.textContent = 'document.title = "pris"';
      const externalScript = document.createElement('script');
      externalScript.src = 'https://exemple.com/x.js';
      const frame = document.createElement('iframe');
      frame.src = 'https://www.google.com/search';
      const image = document.createElement('img');
      image.setAttribute('onerror', 'document.title = "pris"');
      image.src = '/nulle-part.png';
      document.body.append(script, externalScript, frame, image);
      while (violations.length < 4) await new Promise((resolve) => setTimeout(resolve, 20));
      return violations.sort();
    });
    expect(violatedDirectives).toEqual([
      'frame-src',
      'script-src-attr',
      'script-src-elem',
      'script-src-elem',
    ]);
    await expect(page).toHaveTitle(/Obouo/);
  });

  test('another site cannot show this one in a frame', async ({ page, baseURL }) => {
    await page.setContent(`<iframe src="${baseURL}/auth"></iframe>`);
    await expect(() => expect(page.frames()[1]?.url()).toMatch(/^chrome-error:/)).toPass();
  });
});
