// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isCharacterShortcut, isCtrlShortcut, isInTextField } from './shortcut';

const press = (init: KeyboardEventInit) => new KeyboardEvent('keydown', init);

it('isCtrlShortcut accepts Ctrl or Cmd plus the letter', () => {
  expect(isCtrlShortcut(press({ key: 'b', ctrlKey: true }), 'b')).toBe(true);
  expect(isCtrlShortcut(press({ key: 'B', metaKey: true }), 'b')).toBe(true);
});

it.each([
  { key: 'b' },
  { key: 'b', ctrlKey: true, shiftKey: true },
  { key: 'b', ctrlKey: true, altKey: true },
  { key: 'b', ctrlKey: true, metaKey: true },
  { key: 'v', ctrlKey: true },
])('isCtrlShortcut refuses %j', (init) => {
  expect(isCtrlShortcut(press(init), 'b')).toBe(false);
});

it('isInTextField recognises fields for text', () => {
  document.body.innerHTML =
    '<input id="a"><textarea id="b"></textarea><div contenteditable><p id="c"></p></div><button id="d"></button><input id="e" type="checkbox">';
  const typing = ['a', 'b', 'c', 'd', 'e'].map((id) => isInTextField(document.getElementById(id)));
  expect(typing).toEqual([true, true, true, false, false]);
  expect(isInTextField(null)).toBe(false);
});

it('isCharacterShortcut accepts a character without Ctrl, with or without Shift', () => {
  expect(isCharacterShortcut(press({ key: '?' }), '?')).toBe(true);
  expect(isCharacterShortcut(press({ key: '?', shiftKey: true }), '?')).toBe(true);
  expect(isCharacterShortcut(press({ key: '?', ctrlKey: true }), '?')).toBe(false);
  expect(isCharacterShortcut(press({ key: '!' }), '?')).toBe(false);
});
