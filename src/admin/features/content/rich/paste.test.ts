// @vitest-environment jsdom
import { getSchema } from '@tiptap/core';
import { DOMParser as DocumentParser } from '@tiptap/pm/model';
import { expect, it } from 'vitest';
import { cleanAddress } from './clean-address';
import { extensions } from './extensions';
import { cleanPaste, PLACEHOLDER_PREFIX } from './paste';
import { toMarkdownText } from './to-markdown';

const samples = import.meta.glob<string>('./clipboard/*.html', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const schema = getSchema(extensions);

/** Returns the Markdown of pasted HTML. */
function pasted(html: string) {
  const { html: clean, ...rest } = cleanPaste(html);
  const page = document.createElement('div');
  page.innerHTML = clean.replaceAll(PLACEHOLDER_PREFIX, '/attente/');
  return { ...rest, markdown: toMarkdownText(DocumentParser.fromSchema(schema).parse(page)) };
}

const sample = (name: string) => pasted(samples[`./clipboard/${name}.html`] ?? '');

it('takes what Word copies', () => {
  const { markdown, unavailableCount } = sample('word');
  expect(markdown).toBe(
    [
      '## Hivowood ouvre un studio',
      'Le groupe a **choisi** la ville d’*Abidjan*. [Le dossier](https://exemple.com/studio?page=2) est en ligne.',
      '### Trois plateaux',
      '- Un plateau de cinéma\n  - De huit cents mètres carrés\n- Une cuisine',
      '1. Écrire\n2. Tourner',
      '| **Pays** | **Chaînes** |\n| - | - |\n| Sénégal et Gambie | 4 |',
    ].join('\n\n'),
  );
  expect(unavailableCount).toBe(1);
});

it('takes what Google Docs copies', () => {
  const { markdown, unavailableCount } = sample('google-docs');
  expect(markdown).toBe(
    [
      '## Une nouvelle série',
      'Le tournage **commence** en *janvier*, dit [la production](https://exemple.com/serie).',
      '- Dakar\n  - Plateau\n- Lomé',
      '| **Jour** | **Lieu** |\n| - | - |\n| Relâche | |',
    ].join('\n\n'),
  );
  expect(unavailableCount).toBe(1);
});

it('takes what LibreOffice copies', () => {
  expect(sample('libreoffice').markdown).toBe(
    [
      '## Le rapport',
      '### Les *chiffres*',
      '**Quatre** chaînes, une plateforme.',
      '1. Écrire\n2. Tourner',
      '| An | Foyers |\n| - | - |\n| 2026 | 12\u00a0000 |',
    ].join('\n\n'),
  );
});

it('takes what a mail holds, and its pictures by the library', () => {
  const { markdown, pictures, unavailableCount } = sample('gmail');
  expect(markdown).toBe(
    [
      'Bonjour,',
      'Voici le **communiqué**.',
      'Il est [en ligne](https://exemple.com/communique).',
      '- Un\n- Deux',
      '> Ce que vous disiez',
      '![Le plateau](/attente/0)',
    ].join('\n\n'),
  );
  expect(pictures.map(({ name, type }) => `${name} ${type}`)).toEqual(['image-1.png image/png']);
  expect(unavailableCount).toBe(0);
});

it('takes what a page of the Web holds, and nothing that acts', () => {
  expect(sample('page').markdown).toBe(
    [
      '### Une page du Web',
      'Des mots *en __relief__*, du `code` et [un lien](/contact), un piège et une ancre.',
      '```js\nconst a = 1;\n```',
      '---',
      '![La vue](/storage/v1/object/public/media/uploads/1700000000000-vue.jpg "Le port, à l’aube")',
    ].join('\n\n'),
  );
});

it('keeps the form of a text whose own pictures are heavy', () => {
  const heavy = `data:image/png;base64,${'AAAA'.repeat(1_000_000)}`;
  const { markdown, pictures, isOnlyUnavailable } = pasted(
    `<h2>Titre</h2><img src="${heavy}"><p>Un <b>mot</b>.</p>`,
  );
  expect(markdown).toBe('## Titre\n\n![](/attente/0)\n\nUn **mot**.');
  expect(pictures[0]?.size).toBe(3_000_000);
  expect(isOnlyUnavailable).toBe(false);
});

it('tells a picture that stands elsewhere, copied alone, from one among words', () => {
  const vml = '<!--[if gte vml 1]><v:shape/><![endif]-->';
  const alone = `<p class=MsoNormal>${vml}<img src="file:///C:/image001.png"><o:p>&nbsp;</o:p></p>`;
  expect(cleanPaste(alone)).toMatchObject({ unavailableCount: 1, isOnlyUnavailable: true });
  expect(cleanPaste(`${alone}<p>Un mot</p>`)).toMatchObject({
    unavailableCount: 1,
    isOnlyUnavailable: false,
  });
  expect(cleanPaste(`${alone}<img src="/vue.jpg">`)).toMatchObject({
    unavailableCount: 1,
    isOnlyUnavailable: false,
  });
});

it('leaves out what no library shall be asked for: pictures by the thousand', () => {
  const { pictures, unavailableCount } = pasted('<img src="data:image/png;base64,AAAA">'.repeat(1000));
  expect([pictures.length, unavailableCount]).toEqual([50, 950]);
});

it('writes nothing down of a picture that still waits', () => {
  const src = `${PLACEHOLDER_PREFIX}0`;
  const line = { type: 'paragraph', content: [{ type: 'text', text: 'Un mot' }] };
  const document = schema.nodeFromJSON({ type: 'doc', content: [line, { type: 'figure', attrs: { src } }] });
  expect(toMarkdownText(document)).toBe('Un mot');
});

it.each([
  ['an unending page', `<p>${'<b>a'.repeat(800_000)}`],
  ['a hundred tables in one another', '<table><tr><td>'.repeat(100)],
  [
    'a table of a million cells',
    '<table><tr><td colspan="1000000" rowspan="1000000">a</td><td>b</td></tr></table>',
  ],
  [
    'handlers and frames',
    '<img src=x onerror=alert(1)><iframe src=javascript:alert(1)></iframe><svg onload=alert(1)>',
  ],
])('survives %s', (_, html) => {
  expect(pasted(html).markdown).not.toMatch(/alert|onerror|iframe/);
});

it.each([
  ['https://exemple.com/a?utm_source=b&c=d#e', 'https://exemple.com/a?c=d#e'],
  ['https://exemple.com/a?c=%20d', 'https://exemple.com/a?c=%20d'],
  ['mailto:a@exemple.com', 'mailto:a@exemple.com'],
  ['/presse?page=2', '/presse?page=2'],
  ['https://www.google.com/url?q=javascript:alert(1)', 'https://www.google.com/url?q=javascript:alert(1)'],
])('reads %s as %s', (typed, clean) => {
  expect(cleanAddress(typed)).toBe(clean);
});
