import { describe, expect, it } from 'vitest';
import { siteUrl } from '@/copy/brand';
import { defaultPressSlugs } from '@/copy/press/slugs';
import {
  type ContentLintContext,
  hasEmptyLink,
  lintContent,
  listLibraryPictureAddresses,
  listLinkedContentPaths,
  parseContentText,
} from './content-lint';
import { type ContentValues, newContentValues } from './content-schema';

/** Text without messages. */
const completeText: ContentValues = {
  ...newContentValues,
  title: 'Un studio à Abidjan',
  slug: 'un-studio',
  excerpt: 'En deux phrases.',
  category_id: crypto.randomUUID(),
  content: 'Un paragraphe.\n\n## Une partie\n\n### Une autre\n\n![Le studio](/a.jpg)',
};
const context: ContentLintContext = { cover: { alt_text: 'Le studio' } };

const lint = (text: ContentValues, lintContext: ContentLintContext) =>
  lintContent(text, parseContentText(text.content), lintContext);

const listMessages = (changes: Partial<ContentValues>, contextChanges: Partial<ContentLintContext> = {}) =>
  lint({ ...completeText, ...changes }, { ...context, ...contextChanges }).map(({ message }) => message);

/** `_` stands for a no-break space. */
const withNoBreakSpaces = (text: string) => text.replaceAll('_', '\u00a0');

it('returns no messages for a complete text', () => {
  expect(listMessages({})).toEqual([]);
  expect(listMessages({}, { cover: undefined })).toEqual([]);
});

it('returns no message about a missing excerpt or category of a page', () => {
  expect(listMessages({ content_type: 'page', category_id: null, excerpt: '' })).toEqual([]);
});

it.each(defaultPressSlugs)('returns no message about a missing cover of the default article %s', (slug) => {
  expect(listMessages({ slug }, { cover: null })).toEqual([]);
  expect(listMessages({ slug, content_type: 'page' }, { cover: null })).toHaveLength(1);
});

it('warns about a picture that was erased from the library', () => {
  const address = 'https://project.example/storage/v1/object/public/media/uploads/1763712345678-port.jpg';
  const content = `![Le port](${address})\n\n![Le studio](/a.jpg)`;
  expect(listLibraryPictureAddresses(parseContentText(content).nodes)).toEqual([address]);
  expect(listMessages({ content }, { erasedPictures: [] })).toEqual([]);
  expect(listMessages({ content }, { erasedPictures: [address] })).toEqual([
    withNoBreakSpaces('Une image du texte n’est plus dans la médiathèque_: le site ne la montre pas.'),
  ]);
});

describe('warns about a text', () => {
  it.each<[string, Partial<ContentValues>, string]>([
    ['without a word', { content: ' \n' }, 'Le texte est vide.'],
    ['without an excerpt', { excerpt: ' ' }, 'Pas d’extrait_: les listes ne diront rien du texte.'],
    ['without a category', { category_id: null }, 'Aucune catégorie_: le texte ne sera classé nulle part.'],
    [
      'whose title is long',
      { title: 'a'.repeat(66) },
      'Le titre a 66 signes_: au-delà de 65, les moteurs le coupent.',
    ],
    [
      'whose title for search engines is long',
      { seo_title: 'a'.repeat(70) },
      'Le titre a 70 signes_: au-delà de 65, les moteurs le coupent.',
    ],
    [
      'whose picture has no alternative text',
      { content: '![](/a.jpg)' },
      'Une image du texte n’a pas de texte alternatif_: rien à ajouter si elle est un simple décor.',
    ],
    [
      'with a very long paragraph',
      { content: `Un deux trois quatre cinq six ${'mot '.repeat(150)}` },
      'Le paragraphe «_Un deux trois quatre cinq six…_» a 156 mots_: coupez-le pour qu’il se lise.',
    ],
    ['whose headings skip a level', { content: '#### Trop bas' }, 'Le titre «_Trop bas_» saute un niveau.'],
    [
      'with a link without an address',
      { content: 'Voir [ici](https://).' },
      'Le lien «_ici_» n’a pas d’adresse_: donnez-lui-en une, ou retirez-le.',
    ],
    [
      'with a link to an incomplete address',
      { content: '[ici](https://exemple)' },
      'Le lien «_ici_» ne mène nulle part. Cette adresse n’est pas complète.',
    ],
    [
      'with a link to a relative address',
      { content: '[ici](presse/un-texte)' },
      'Le lien «_ici_» ne mène nulle part. Une adresse du site commence par une barre oblique.',
    ],
    [
      'with a link to a missing heading',
      { content: '## Une\n\n[ici](#partie-2)' },
      'Le lien «_ici_» mène à une partie que le texte n’a pas.',
    ],
    [
      'with a link to a missing note',
      { content: 'Un fait[1](#note-1)' },
      'Le lien «_1_» mène à une partie que le texte n’a pas.',
    ],
    [
      'with a link to an unknown page of the site',
      { content: '[ici](/chaine)' },
      'Le lien «_ici_» mène à une adresse qui n’est pas en ligne_: /chaine',
    ],
  ])('%s', (_, changes, sentence) => {
    expect(listMessages(changes)).toEqual([withNoBreakSpaces(sentence)]);
  });

  it('without a cover', () => {
    expect(listMessages({}, { cover: null })).toEqual([
      withNoBreakSpaces('Pas d’image de couverture_: la page montrera une illustration à la place.'),
    ]);
  });

  it('with a cover that has no alternative text', () => {
    expect(listMessages({}, { cover: { alt_text: '' } })).toEqual([
      withNoBreakSpaces(
        'L’image de couverture n’a pas de texte alternatif_: rien à ajouter si elle est un simple décor.',
      ),
    ]);
  });

  it.each([
    ['draft', 'mène à un brouillon.'],
    ['scheduled', 'mène à un contenu programmé, pas encore en ligne.'],
    ['archived', 'mène à un contenu archivé.'],
    ['withdrawn', 'mène à un contenu retiré du site.'],
    ['unknown', 'mène à une adresse qui n’est pas en ligne_: /presse/autre'],
  ])('with a link to a content in the state « %s »', (state, words) => {
    const content = `[ici](${siteUrl}/presse/autre/?a=b#c)`;
    expect(listMessages({ content }, { linkStates: new Map([['/presse/autre', state]]) })).toEqual([
      withNoBreakSpaces(`Le lien «_ici_» ${words}`),
    ]);
  });
});

it.each([
  '[ici](/chaines)',
  '[ici](/)',
  '[ici](/presse/streaming-adaptatif#partie-1)',
  // Its own address.
  '[ici](/presse/un-studio)',
  '[ici](/feed.xml)',
  '[ici](https://exemple.com/a)',
  '[ici](mailto:presse@exemple.com)',
  '## Une\n\n[ici](#partie-1)',
  'Un fait[1](#note-1)\n\n[1](#appel-1) Une note',
  // A content whose state is still loading.
  '[ici](/presse/inconnu-encore)',
  '# Une\n\n## Deux\n\n### Trois\n\n## Quatre',
  '`[code](https://)`',
])('returns no messages for %s', (content) => {
  expect(listMessages({ content })).toEqual([]);
});

it('lists messages that prevent publication first, with their range', () => {
  const content = 'Voir [ici](/chaine) et [là]().';
  const [first, second] = lint({ ...completeText, content }, context);
  expect(first).toMatchObject({ isBlocking: true });
  expect(
    [first?.location, second?.location].map(
      (location) => typeof location === 'object' && content.slice(location.start, location.end),
    ),
  ).toEqual(['[là]()', '[ici](/chaine)']);
});

it('gives each reference to an empty definition its own range', () => {
  const content = '[ici][b] et [ici][b]\n\n[b]: <>';
  const ranges = lint({ ...completeText, content }, context).map(({ location }) => JSON.stringify(location));
  // Two references and the definition.
  expect(new Set(ranges).size).toBe(3);
});

it.each([
  ['[a]()', true],
  ['[a](https://)', true],
  ['[a](http:// "titre")', true],
  ['[a](# (titre))', true],
  ['[a](mailto:)', true],
  ['[a](#)', true],
  ['[a](<>)', true],
  ['[Écrire](https:// "bouton")', true],
  ['[a][b]\n\n[b]: https://', true],
  ['<https://>', true],
  ['[a](https://exemple.com)', false],
  ['Une adresse commence par https:// et la suite.', false],
  ['```\n[a](https://)\n```', false],
  ['- [ ] à faire ()', false],
  ['[a](<#>)', true],
  ['[a](//)', true],
  ['[a](https:///)', true],
  ['[a](\n)', true],
  ['[a][b]\n\n[b]: <>', true],
  ['[a][b]\n\n[b]: #', true],
  ['<mailto:>', true],
  ['[a](/)', false],
  ['[a](#partie)', false],
  ['[a][b]\n\n[b]: /contact', false],
])('says whether %s has an empty link: %s', (markdown, isEmpty) => {
  expect(hasEmptyLink(markdown)).toBe(isEmpty);
  const text = { ...completeText, content: markdown };
  expect(lint(text, context).some(({ isBlocking }) => isBlocking)).toBe(isEmpty);
});

it.each(['<', '](#'])('looks for empty links in linear time: many %j', (part) => {
  const usageBefore = process.threadCpuUsage();
  expect(hasEmptyLink(`${part.repeat(20_000)}a`)).toBe(false);
  const cpuMicroseconds = process.threadCpuUsage(usageBefore).user;
  expect(cpuMicroseconds).toBeLessThan(200_000);
});

it('lists each linked content once', () => {
  const content =
    '[a](/presse/un) [b](/pages/deux/) [c](/presse/un#x) [d](/chaines) [e](/presse/streaming-adaptatif) [f](https://exemple.com/presse/un)';
  expect(listLinkedContentPaths(parseContentText(content).nodes)).toEqual(['/pages/deux', '/presse/un']);
});
