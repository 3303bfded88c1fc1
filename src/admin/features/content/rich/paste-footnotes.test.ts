// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { pasteHtml } from '../../../../../tests/support/paste-html';

it.each([
  [
    'LibreOffice',
    '<p>Un<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></p><div id="sdfootnote1"><p><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>Note</p></div>',
  ],
  [
    'Google Docs',
    '<p>Un<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup></p><hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a><span>&nbsp;Note</span></p></div>',
  ],
])('links the notes of %s', (_, html) => {
  // Google Docs puts a line above the notes.
  expect(pasteHtml(html).markdown.replace('---\n\n', '')).toBe(
    'Un[\\[1\\]](#note-1)\n\n[\\[1\\]](#appel-1) Note',
  );
});
