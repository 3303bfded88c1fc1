// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { pasteHtml } from '../../../../../tests/support/paste-html';

it.each([
  ['<ol start="3"><li>Trois</li><li>Quatre</li></ol>', '3. Trois\n4. Quatre'],
  ['<ol><li value="7">Sept</li></ol>', '7. Sept'],
  ['<ol start="0"><li>Zéro</li><li>Un</li></ol>', '0. Zéro\n1. Un'],
  ['<ol start="x"><li>Un</li></ol>', '1. Un'],
  ['<ol type="a"><li>Un</li><li><p>Deux</p></li></ol>', 'a. Un\n\nb. Deux'],
  [
    '<ol start="3"><li style="list-style-type:upper-roman"><p>Un</p></li><li>Deux</li></ol>',
    'III. Un\n\nIV. Deux',
  ],
  [
    '<ol><li>Un<ol style="list-style-type:lower-alpha"><li>Deux</li></ol></li><li>Trois</li></ol>',
    '1. Un\n\n   a. Deux\n\n2. Trois',
  ],
])('keeps start and kind of the list %s', (html, markdown) => {
  expect(pasteHtml(html).markdown).toBe(markdown);
});

const createWordItem = (marker: string, text: string) =>
  `<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${marker}<span>&nbsp; </span></span>${text}</p>`;

it.each([
  ['§', '- Un'],
  ['Ø', '- Un'],
  ['o', '- Un'],
  ['(2)', '2. Un'],
  ['1.2.', '1.2. Un'],
  ['B)', 'B) Un'],
  ['iv.', 'iv. Un'],
])('keeps the kind of a Word list with the marker %s', (marker, markdown) => {
  expect(pasteHtml(createWordItem(marker, 'Un')).markdown).toBe(markdown);
});

it('converts the checklists of Google Docs without their boxes', () => {
  const createItem = (isDone: boolean, text: string) =>
    `<li role="checkbox" aria-checked="${isDone}" style="list-style-type:none"><img src="data:image/png;base64,AAAA" alt="${isDone ? '' : 'un'}checked" aria-roledescription="checkbox"><p style="display:inline-block"><span style="text-decoration:${isDone ? 'line-through' : 'none'}">${text}</span></p></li>`;
  expect(pasteHtml(`<ul>${createItem(true, 'Écrire')}${createItem(false, 'Relire')}</ul>`)).toMatchObject({
    markdown: '- Écrire\n- Relire',
    pictures: [],
    unavailableCount: 0,
    omissions: [],
  });
});
