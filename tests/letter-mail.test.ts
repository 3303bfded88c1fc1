import { expect, test } from 'vitest';
import { type LetterStory, renderLetter } from '../supabase/functions/send-mails/mails/letter.ts';

const context = { siteUrl: 'https://site.example', projectUrl: 'https://project.example' };
const TOKEN = '5f0c6c1e-7a53-4a5f-9f0a-3f1d9b0c2d11';

const story: LetterStory = {
  id: 'a',
  path: '/presse/un-plateau',
  title: 'Un <b>plateau</b> & « Abidjan »',
  excerpt: 'Visite "guidée".',
  category: null,
  cover: {
    file_path: 'https://project.example/media/plateau.jpg',
    alt_text: 'Le plateau, "vide"',
    renditions: [
      { name: '480.webp', width: 480 },
      { name: '1280.webp', width: 1280 },
      { name: '1920.webp', width: 1920 },
    ],
  },
};
const letter = { subject: 'Mai', intro: 'Bonjour,\n\n<i>Voici</i>', stories: [story], token: TOKEN };

test('text of staff and visitors is escaped in a letter', () => {
  const { html } = renderLetter(letter, context);
  expect(html).toContain('Un &lt;b&gt;plateau&lt;/b&gt; &amp; « Abidjan »');
  expect(html).toContain('&lt;i&gt;Voici&lt;/i&gt;');
  expect(html).toContain('alt="Le plateau, &quot;vide&quot;"');
});

test('links of a letter are absolute and equal for every reader, except unsubscribing', () => {
  const { html } = renderLetter(letter, context);
  const links = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address]) => address);
  expect(new Set(links)).toEqual(
    new Set([
      'https://site.example/presse/un-plateau',
      'https://project.example/media/plateau.jpg.1280.webp',
      `https://site.example/?desinscription=${TOKEN}`,
    ]),
  );
});

test('a letter loads a picture from the project when its row names another host', () => {
  const cover = {
    ...story.cover,
    file_path: 'http://pirate.example:8080/media/plateau.jpg',
    renditions: null,
  };
  const { html } = renderLetter({ ...letter, stories: [{ ...story, cover }] }, context);
  expect(html).toContain('src="https://project.example/media/plateau.jpg"');
  expect(html).not.toContain('pirate');
});

test('the plain text of a letter has the same content', () => {
  const { text } = renderLetter(letter, context);
  for (const words of [
    'Mai',
    'Bonjour,',
    'Un <b>plateau</b> & « Abidjan »\nVisite "guidée".\nhttps://site.example/presse/un-plateau',
    `https://site.example/?desinscription=${TOKEN}`,
  ]) {
    expect(text).toContain(words);
  }
});

test('headers contain the one-click address, and a test mail has none', () => {
  expect(renderLetter(letter, context).headers).toEqual({
    'List-Unsubscribe': `<https://project.example/functions/v1/unsubscribe?token=${TOKEN}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  const testMail = renderLetter({ ...letter, token: null }, context);
  expect(testMail.headers).toBeUndefined();
  expect(testMail.html).not.toContain('desinscription=');
});
