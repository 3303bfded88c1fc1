// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isInTextField, isKeyPress } from './shortcut';

const press = (init: KeyboardEventInit) => new KeyboardEvent('keydown', init);

it('isInTextField recognises fields for text', () => {
  document.body.innerHTML =
    '<input id="a"><textarea id="b"></textarea><div contenteditable><p id="c"></p></div><button id="d"></button><input id="e" type="checkbox">';
  const results = ['a', 'b', 'c', 'd', 'e'].map((id) => isInTextField(document.getElementById(id)));
  expect(results).toEqual([true, true, true, false, false]);
  expect(isInTextField(null)).toBe(false);
});

it('isKeyPress accepts a character without Ctrl, with or without Shift', () => {
  expect(isKeyPress(press({ key: '?' }), '?')).toBe(true);
  expect(isKeyPress(press({ key: '?', shiftKey: true }), '?')).toBe(true);
  expect(isKeyPress(press({ key: '?', ctrlKey: true }), '?')).toBe(false);
  expect(isKeyPress(press({ key: '!' }), '?')).toBe(false);
});
