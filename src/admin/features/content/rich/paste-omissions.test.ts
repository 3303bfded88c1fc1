// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { pasteHtml } from '../../../../../tests/support/paste-html';

it.each([
  ['<s>100 €</s> 80 €', '80 €', ['texte barré']],
  ['Avant <span style="text-decoration:line-through">non</span> oui', 'Avant oui', ['texte barré']],
  ['Un <span style="text-decoration: underline line-through">a</span>b', 'Un b', ['texte barré']],
  ['Un<span style="mso-hide:all">secret</span>', 'Un', ['texte masqué']],
  ['<div style="display: none">Préambule</div><p>Un</p>', 'Un', ['texte masqué']],
  ['Un<span class="TextRun TrackChangeTextDeletion">deux</span>', 'Un', ['texte supprimé']],
  ['<p>Un <ins>deux</ins></p>', 'Un deux', []],
  ['<p>Un <span class="msoIns">deux</span></p>', 'Un deux', []],
])('pastes only the text for readers from %s', (html, markdown, omissions) => {
  expect(pasteHtml(html)).toMatchObject({ markdown, omissions });
});

it('converts a known player to a video and reports an unknown one', () => {
  const html = [
    '<p>Un</p>',
    '<figure><iframe src="//www.youtube-nocookie.com/embed/abcdefghijk?rel=0" title="Le film"></iframe></figure>',
    '<p><iframe src="https://player.vimeo.com/video/123456789?h=1"></iframe></p>',
    '<iframe src="https://open.spotify.com/embed/episode/1"></iframe>',
    '<audio><source src="https://radio.example/un.mp3"></audio>',
    '<iframe width="1" height="1" src="https://www.googletagmanager.com/ns.html"></iframe>',
  ].join('');
  const { markdown, omissions } = pasteHtml(html);
  expect(markdown).toBe(
    [
      'Un',
      '[Le film](https://www.youtube.com/embed/abcdefghijk?rel=0)',
      '<https://player.vimeo.com/video/123456789?h=1>',
    ].join('\n\n'),
  );
  expect(omissions).toEqual(['lecteur open.spotify.com', 'lecteur radio.example']);
});
