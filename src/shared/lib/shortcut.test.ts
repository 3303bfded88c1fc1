// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isInTextField, matchesCharacterShortcut, matchesCtrlShortcut } from './shortcut';

const press = (init: KeyboardEventInit) => new KeyboardEvent('keydown', init);

it('matchesCtrlShortcut accepts Ctrl or Cmd plus the letter', () => {
  expect(matchesCtrlShortcut(press({ key: 'b', ctrlKey: true }), 'b')).toBe(true);
  expect(matchesCtrlShortcut(press({ key: 'B', metaKey: true }), 'b')).toBe(true);
});

it.each([
  { key: 'b' },
  { key: 'b', ctrlKey: true, shiftKey: true },
  { key: 'b', ctrlKey: true, altKey: true },
  { key: 'b', ctrlKey: true, metaKey: true },
  { key: 'v', ctrlKey: true },
])('matchesCtrlShortcut refuses %j', (init) => {
  expect(matchesCtrlShortcut(press(init), 'b')).toBe(false);
});

it('isInTextField recognises fields for text', () => {
  document.body.innerHTML =
    '<input id="a"><textarea id="b"></textarea><div contenteditable><p id="c"></p></div><button id="d"></button><input id="e" type="checkbox">';
  const results = ['a', 'b', 'c', 'd', 'e'].map((id) => isInTextField(document.getElementById(id)));
  expect(results).toEqual([true, true, true, false, false]);
  expect(isInTextField(null)).toBe(false);
});

it('matchesCharacterShortcut accepts a character without Ctrl, with or without Shift', () => {
  expect(matchesCharacterShortcut(press({ key: '?' }), '?')).toBe(true);
  expect(matchesCharacterShortcut(press({ key: '?', shiftKey: true }), '?')).toBe(true);
  expect(matchesCharacterShortcut(press({ key: '?', ctrlKey: true }), '?')).toBe(false);
  expect(matchesCharacterShortcut(press({ key: '!' }), '?')).toBe(false);
});
