// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isCharacter, isShortcut, isTyping } from './shortcut';

const press = (init: KeyboardEventInit) => new KeyboardEvent('keydown', init);

it('isShortcut accepts Ctrl or Cmd plus the letter', () => {
  expect(isShortcut(press({ key: 'b', ctrlKey: true }), 'b')).toBe(true);
  expect(isShortcut(press({ key: 'B', metaKey: true }), 'b')).toBe(true);
});

it.each([
  { key: 'b' },
  { key: 'b', ctrlKey: true, shiftKey: true },
  { key: 'b', ctrlKey: true, altKey: true },
  { key: 'b', ctrlKey: true, metaKey: true },
  { key: 'v', ctrlKey: true },
])('isShortcut refuses %j', (init) => {
  expect(isShortcut(press(init), 'b')).toBe(false);
});

it('isTyping recognises fields for text', () => {
  document.body.innerHTML =
    '<input id="a"><textarea id="b"></textarea><div contenteditable><p id="c"></p></div><button id="d"></button><input id="e" type="checkbox">';
  const typing = ['a', 'b', 'c', 'd', 'e'].map((id) => isTyping(document.getElementById(id)));
  expect(typing).toEqual([true, true, true, false, false]);
  expect(isTyping(null)).toBe(false);
});

it('isCharacter accepts a character without Ctrl, with or without Shift', () => {
  expect(isCharacter(press({ key: '?' }), '?')).toBe(true);
  expect(isCharacter(press({ key: '?', shiftKey: true }), '?')).toBe(true);
  expect(isCharacter(press({ key: '?', ctrlKey: true }), '?')).toBe(false);
  expect(isCharacter(press({ key: '!' }), '?')).toBe(false);
});
