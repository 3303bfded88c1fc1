import { describe, expect, it } from 'vitest';
import {
  applyMarkdownAction,
  countWords,
  getSelectedMarkdownHref,
  insertMarkdownLink,
  insertMarkdownPictures,
  type MarkdownEdit,
  type MarkdownSelection,
} from './markdown-edit';

type Action = Parameters<typeof applyMarkdownAction>[0];

/** Applies an edit. `⟦` and `⟧` mark the selection in argument and result. */
function applyEdit(markedText: string, edit: (selection: MarkdownSelection) => MarkdownEdit): string {
  const start = markedText.indexOf('⟦');
  const end = markedText.indexOf('⟧') - 1;
  const text = markedText.replace(/[⟦⟧]/g, '');
  const { from, to, insert, selectionStart, selectionEnd } = edit({ text, start, end });
  const newText = text.slice(0, from) + insert + text.slice(to);
  const selectedText = newText.slice(selectionStart, selectionEnd);
  return `${newText.slice(0, selectionStart)}⟦${selectedText}⟧${newText.slice(selectionEnd)}`;
}

describe('the Markdown toolbar', () => {
  it.each<[Action, string, string]>([
    ['bold', 'un ⟦mot⟧ fort', 'un **⟦mot⟧** fort'],
    ['bold', 'un **⟦mot⟧** fort', 'un ⟦mot⟧ fort'],
    ['bold', 'un⟦ mot ⟧fort', 'un **⟦mot⟧** fort'],
    ['bold', '⟦⟧', '**⟦texte⟧**'],
    ['italic', 'un ⟦mot⟧', 'un *⟦mot⟧*'],
    ['italic', 'un *⟦mot⟧*', 'un ⟦mot⟧'],
    ['italic', 'un **⟦mot⟧**', 'un ***⟦mot⟧***'],
    ['code', 'le ⟦nom⟧', 'le `⟦nom⟧`'],
    ['code', '⟦a\nb⟧', '```\n⟦a\nb⟧\n```'],
    ['heading2', 'avant\ntitre⟦⟧', 'avant\n## titre⟦⟧'],
    ['heading3', '## titre⟦⟧', '### titre⟦⟧'],
    ['heading2', '## titre⟦⟧', 'titre⟦⟧'],
    ['list', '⟦un\ndeux⟧\ntrois', '⟦- un\n- deux⟧\ntrois'],
    ['list', '⟦- un\n- deux⟧', '⟦un\ndeux⟧'],
    ['ordered', '⟦- un\n- deux⟧', '⟦1. un\n2. deux⟧'],
    ['ordered', '⟦1. un\n2. deux⟧', '⟦un\ndeux⟧'],
    ['quote', 'dire⟦⟧', '> dire⟦⟧'],
    ['list', '⟦⟧', '- ⟦⟧'],
    ['heading2', '⟦⟧\ntexte', '## ⟦⟧\ntexte'],
  ])('%s turns %j into %j', (action, before, after) => {
    expect(applyEdit(before, (selection) => applyMarkdownAction(action, selection))).toBe(after);
  });

  it.each([
    ['voir ⟦ici⟧', 'voir [⟦ici⟧](/chaines)'],
    ['⟦⟧', '[⟦Nos chaînes⟧](/chaines)'],
    ['⟦https://exemple.com/a⟧', '[⟦Nos chaînes⟧](/chaines)'],
    ['un ⟦[texte](https://)⟧ vide', 'un [⟦texte⟧](/chaines) vide'],
    ['une ⟦[précision]⟧', 'une [⟦\\[précision\\]⟧](/chaines)'],
  ])('makes a link of %j', (before, after) => {
    expect(
      applyEdit(before, (selection) =>
        insertMarkdownLink({ href: '/chaines', name: 'Nos chaînes' }, selection),
      ),
    ).toBe(after);
  });

  it('escapes parentheses in an address', () => {
    const target = { href: 'https://exemple.com/a_(b)', name: 'A' };
    const { insert } = insertMarkdownLink(target, { text: '', start: 0, end: 0 });
    expect(insert).toBe('[A](https://exemple.com/a_%28b%29)');
  });

  it('reads the address of a selected link', () => {
    const readHref = (text: string) => getSelectedMarkdownHref({ text, start: 0, end: text.length });
    expect([readHref('[un](/a)'), readHref('https://exemple.com'), readHref('des mots')]).toEqual([
      '/a',
      'https://exemple.com',
      '',
    ]);
  });
});

it('counts words without punctuation and Markdown', () => {
  expect(countWords('## Un titre\n\n- l’été : 12 jours — *enfin* !')).toBe(6);
  expect(countWords('  ')).toBe(0);
});

it.each([
  ['', 0, '![a \\[b\\]](/p.jpg)'],
  ['Un', 2, 'Un\n\n![a \\[b\\]](/p.jpg)'],
  ['Un\nDeux', 2, 'Un\n\n![a \\[b\\]](/p.jpg)\n\nDeux'],
  ['Un\n\n\nDeux', 4, 'Un\n\n![a \\[b\\]](/p.jpg)\n\nDeux'],
])('puts a picture in its own paragraph in %j at %s', (text, caret, result) => {
  const edit = insertMarkdownPictures([{ src: '/p.jpg', alt: 'a [b]' }], { text, start: caret, end: caret });
  expect(text.slice(0, edit.from) + edit.insert + text.slice(edit.to)).toBe(result);
  expect(edit.selectionStart).toBe(edit.from + edit.insert.length);
});
