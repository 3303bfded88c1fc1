// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { pasteHtml } from '../../../../../tests/support/paste-html';
import { cleanPastedHtml } from './paste';

const samples = import.meta.glob<string>('./clipboard/*.html', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const pasteSample = (name: string) => pasteHtml(samples[`./clipboard/${name}.html`] ?? '');

it('converts the clipboard of Word', () => {
  const { markdown, unavailableCount } = pasteSample('word');
  expect(markdown).toBe(
    [
      '## Hivowood ouvre un studio',
      'Le groupe a **choisi** la ville d’*Abidjan*. [Le dossier](https://exemple.com/studio?page=2) est en ligne.',
      '### Trois plateaux',
      '- Un plateau de cinéma\n  - De huit cents mètres carrés\n- Une cuisine',
      '1. Écrire\n2. Tourner',
      '| **Pays** | **Chaînes** |\n| - | - |\n| Sénégal<br>et Gambie | 4 |',
    ].join('\n\n'),
  );
  expect(unavailableCount).toBe(1);
});

it('converts the clipboard of Google Docs', () => {
  const { markdown, unavailableCount } = pasteSample('google-docs');
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

it('converts the clipboard of LibreOffice', () => {
  expect(pasteSample('libreoffice').markdown).toBe(
    [
      '## Le rapport',
      '### Les *chiffres*',
      '**Quatre** chaînes, une plateforme.',
      '1. Écrire\n2. Tourner',
      '| An | Foyers |\n| - | - |\n| 2026 | 12\u00a0000 |',
    ].join('\n\n'),
  );
});

it('converts the clipboard of a mail and extracts its pictures', () => {
  const { markdown, pictures, unavailableCount } = pasteSample('gmail');
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

it('converts the clipboard of a web page without its scripts', () => {
  expect(pasteSample('page').markdown).toBe(
    [
      '### Une page du Web',
      'Des mots *en __relief__*, du `code` et [un lien](/contact), un piège et une ancre.',
      '```js\nconst a = 1;\n```',
      '---',
      '![La vue](/storage/v1/object/public/media/uploads/1700000000000-vue.jpg "Le port, à l’aube")',
    ].join('\n\n'),
  );
});

it('converts the accepted text of a Word review, with quotes, lists and notes', () => {
  const { markdown, omissions } = pasteSample('word-review');
  expect(markdown).toBe(
    [
      'Le groupe recrute à Dakar.',
      '> « Une nouvelle étape. »\n>\n> La présidente',
      '3. Former\n\n   a. À Abidjan\n\n4. Tourner',
      'Un plateau de 800 m²[\\[1\\]](#note-1) et du CO₂ en moins.',
      '---',
      '[\\[1\\]](#appel-1) Surface utile.',
    ].join('\n\n'),
  );
  expect(omissions).toEqual(['texte supprimé', 'commentaires']);
});

it.each([
  ['800 m<sup>2</sup>', '800 m²'],
  ['H<sub>2</sub>O', 'H₂O'],
  ['10<sup>-6</sup>', '10⁻⁶'],
  ['m<span style="font-size:0.6em;vertical-align:super;">3</span>', 'm³'],
  ['le 1<sup>er</sup> mai', 'le 1er mai'],
  ['n<sup>o</sup> 5', 'nº 5'],
  ['x<sub>12</sub> + y', 'x₁₂ + y'],
])('writes superscript and subscript of %s as plain characters', (html, markdown) => {
  expect(pasteHtml(`<p>${html}</p>`).markdown).toBe(markdown);
});

it('keeps the lines and paragraphs of a table cell', () => {
  const cells = '<td>Un<br>deux</td><td><p>Trois</p><p>quatre</p><ul><li>cinq</li></ul></td>';
  expect(pasteHtml(`<table><tr><th>a</th><th>b</th></tr><tr>${cells}</tr></table>`).markdown).toBe(
    '| a | b |\n| - | - |\n| Un<br>deux | Trois<br>quatre<br>cinq |',
  );
});

it.each([
  ['<td colspan="2" rowspan="2">a</td><td>b</td>', '<td>c</td>', '| a | | b |\n| - | - | - |\n| | | c |'],
  [
    '<td>a</td><td>b</td><td rowspan="2">c</td><td>d</td>',
    '<td colspan="2">e</td><td>f</td>',
    '| a | b | c | d |\n| - | - | - | - |\n| e | | | f |',
  ],
  [
    '<td>a</td><td>b</td><td rowspan="3">c</td><td>d</td>',
    '<td rowspan="2">e</td><td>f</td><td>g</td></tr><tr><td>h</td><td>i</td>',
    '| a | b | c | d |\n| - | - | - | - |\n| e | f | | g |\n| | h | | i |',
  ],
])('keeps the columns of a table with the rows %s and %s', (firstRow, nextRows, markdown) => {
  expect(pasteHtml(`<table><tr>${firstRow}</tr><tr>${nextRows}</tr></table>`).markdown).toBe(markdown);
});

it.each([
  'https://ailleurs.example/vue.jpg',
  '//ailleurs.example/vue.jpg',
  '/\\ailleurs.example/vue.jpg',
  'https://ailleurs.example/?a=/storage/v1/object/public/media/vue.jpg',
])('removes the picture %s of another site', (address) => {
  expect(pasteHtml(`<p>Un</p><img src="${address}">`)).toMatchObject({ markdown: 'Un', unavailableCount: 1 });
});

it('adds no empty line to a table cell with one paragraph', () => {
  const { html } = cleanPastedHtml(
    '<table><tr><td><p>Un</p></td><td>\n<p><b>Deux<br></b>x</p>\n</td></tr></table>',
  );
  expect(html.replaceAll('\n', '')).toContain('<th>Un</th><th><b>Deux<br></b>x</th>');
});

it('keeps the format of a text with large pictures', () => {
  const largePicture = `data:image/png;base64,${'AAAA'.repeat(1_000_000)}`;
  const { markdown, pictures, hasOnlyUnavailablePictures } = pasteHtml(
    `<h2>Titre</h2><img src="${largePicture}"><p>Un <b>mot</b>.</p>`,
  );
  expect(markdown).toBe('## Titre\n\n![](/attente/0)\n\nUn **mot**.');
  expect(pictures[0]?.size).toBe(3_000_000);
  expect(hasOnlyUnavailablePictures).toBe(false);
});

it.each([
  ['alone', '', true],
  ['with text', '<p>Un mot</p>', false],
  ['with a picture of the site', '<img src="/vue.jpg">', false],
  ['with a video', '<iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>', false],
])('counts an unavailable picture copied %s', (_, otherHtml, hasOnlyUnavailablePictures) => {
  /** Word's own picture format, in a comment. */
  const vml = '<!--[if gte vml 1]><v:shape/><![endif]-->';
  const picture = `<p class=MsoNormal>${vml}<img src="file:///C:/image001.png"><o:p>&nbsp;</o:p></p>`;
  expect(cleanPastedHtml(picture + otherHtml)).toMatchObject({
    unavailableCount: 1,
    hasOnlyUnavailablePictures,
  });
});

it('removes the poster of a copied video where pictures are not allowed', () => {
  const video =
    '<div data-video="https://youtu.be/abcdefghijk" data-poster="/vue.jpg"><img src="/vue.jpg"></div>';
  expect(cleanPastedHtml(video).html).toContain('data-poster');
  expect(cleanPastedHtml(video, 1, false).html).not.toContain('data-poster');
});

it('limits the number of pictures of a paste', () => {
  const { pictures, unavailableCount } = pasteHtml('<img src="data:image/png;base64,AAAA">'.repeat(1000));
  expect([pictures.length, unavailableCount]).toEqual([50, 950]);
});

it.each([
  ['a very long page with unclosed tags', `<p>${'<b>a'.repeat(800_000)}`],
  ['a hundred nested tables', '<table><tr><td>'.repeat(100)],
  [
    'a table of a million cells',
    '<table><tr><td colspan="1000000" rowspan="1000000">a</td><td>b</td></tr></table>',
  ],
  ['a list that starts at a hundred billion', '<ol type="i" start="99999999999"><li>Un</li></ol>'],
  ['ten thousand links to the same element', '<a href="#a" id="b">[1]</a>'.repeat(10_000)],
])('reads %s without an error', (_, html) => {
  expect(() => pasteHtml(html)).not.toThrow();
});

it('removes handlers, frames and their scripts', () => {
  const html =
    'Un<img src=x onerror=alert(1)><iframe src=javascript:alert(1)></iframe><svg onload=alert(1)>deux</svg>';
  expect(pasteHtml(html).markdown).toBe('Undeux');
});
