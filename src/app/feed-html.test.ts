import { expect, test } from 'vitest';
import { toFeedHtml } from './feed-html';

const ARTICLE_URL = 'https://exemple.fr/presse/un-article';

test('the feed has absolute links and pictures, and no ids', () => {
  const nodes = [
    { tag: 'p', children: ['Voir ', { tag: 'a', props: { href: '/chaines', id: 'x' }, children: ['R&D'] }] },
    { tag: 'img', props: { src: '/photo.jpg', alt: 'Un "grand" soir' } },
  ];
  expect(toFeedHtml(nodes, ARTICLE_URL)).toBe(
    '<p>Voir <a href="https://exemple.fr/chaines">R&amp;D</a></p>\n' +
      '<img src="https://exemple.fr/photo.jpg" alt="Un &quot;grand&quot; soir"/>',
  );
});

test('a video is a link in the feed', () => {
  expect(
    toFeedHtml([{ tag: 'video', props: { src: 'https://youtu.be/x', title: 'Bande-annonce' } }], ARTICLE_URL),
  ).toBe('<p><a href="https://youtu.be/x">Bande-annonce</a></p>');
});
