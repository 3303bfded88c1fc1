import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { PARTS_WITHOUT_MODULES, withPartsApart } from './parts-apart.ts';

const page =
  '<div id="root"><main><h1>Titre</h1></main><div data-apart=""><!--$--><footer><p>Pied</p></footer><!--/$--></div></div>';

test('a part that stands apart is a text, in place', () => {
  expect(withPartsApart(page)).toBe(
    '<div id="root"><main><h1>Titre</h1></main><noscript data-apart><div data-apart=""><!--$--><footer><p>Pied</p></footer><!--/$--></div></noscript></div>',
  );
});

test('a browser without scripts finds it', () => {
  const { document } = new JSDOM(withPartsApart(page)).window;
  expect(document.querySelector('footer p')?.textContent).toBe('Pied');
});

test('so does one that runs scripts but no modules, as the page was', () => {
  const script = `<script nomodule>${PARTS_WITHOUT_MODULES}</script>`;
  const { document } = new JSDOM(withPartsApart(page) + script, { runScripts: 'dangerously' }).window;
  expect(document.querySelector('#root')?.outerHTML).toBe(page);
});

test('what needs a noscript of its own cannot stand apart', () => {
  expect(() => withPartsApart('<div data-apart=""><noscript>image</noscript></div>')).toThrow('noscript');
});
