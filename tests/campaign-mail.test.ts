import { expect, test } from 'vitest';
import { type CampaignStory, renderCampaign } from '../supabase/functions/send-mails/mails/campaign.ts';
import { renderCampaignNotSent } from '../supabase/functions/send-mails/mails/campaign-not-sent.ts';

const context = { siteUrl: 'https://site.example', projectUrl: 'https://project.example' };
const TOKEN = '5f0c6c1e-7a53-4a5f-9f0a-3f1d9b0c2d11';

const story: CampaignStory = {
  id: 'a',
  path: '/presse/un-plateau',
  title: 'Un <b>plateau</b> & « Abidjan »',
  excerpt: 'Visite "guidée".',
  category: null,
  cover: {
    file_path: 'https://project.example/media/plateau.jpg',
    alt_text: 'Le plateau, "vide"',
    renditions: [
      { name: '480.webp', width: 480, height: 240 },
      { name: '1280.webp', width: 1280, height: 640 },
      { name: '1008.jpg', width: 1008, height: 504 },
    ],
  },
};
const campaign = { subject: 'Mai', intro: 'Bonjour,\n\n<i>Voici</i>', stories: [story], token: TOKEN };

test('text of staff is escaped in a campaign', () => {
  const { html } = renderCampaign(campaign, context);
  expect(html).toContain('Un &lt;b&gt;plateau&lt;/b&gt; &amp; « Abidjan »');
  expect(html).toContain('&lt;i&gt;Voici&lt;/i&gt;');
  expect(html).toContain('alt="Le plateau, &quot;vide&quot;"');
});

test('links of a campaign are absolute, and only the unsubscribe link has a token', () => {
  const { html } = renderCampaign(campaign, context);
  const links = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address]) => address);
  expect(new Set(links)).toEqual(
    new Set([
      'https://site.example/presse/un-plateau',
      'https://project.example/media/plateau.jpg.1008.jpg',
      `https://site.example/?desinscription=${TOKEN}`,
    ]),
  );
});

test('a campaign loads a cover from the project when its path names another host', () => {
  const cover = {
    ...story.cover,
    file_path: 'http://pirate.example:8080/media/plateau.jpg',
    renditions: null,
  };
  const { html } = renderCampaign({ ...campaign, stories: [{ ...story, cover }] }, context);
  expect(html).toContain('src="https://project.example/media/plateau.jpg"');
  expect(html).not.toContain('pirate');
});

test('a campaign contains a picture as JPEG at its size, never as WebP', () => {
  const render = (changes: object) =>
    renderCampaign(
      {
        ...campaign,
        stories: [{ ...story, cover: { ...story.cover, ...changes } as CampaignStory['cover'] }],
      },
      context,
    ).html;
  expect(render({})).toContain('width="504" height="252"');
  const webpRenditions = [{ name: '480.webp', width: 480, height: 240 }];
  expect(render({ renditions: webpRenditions, width: 300, height: 200 })).toMatch(
    /src="https:\/\/project.example\/media\/plateau.jpg" .*width="300" height="200"/,
  );
  const path = 'https://project.example/media/plateau.webp';
  expect(render({ renditions: webpRenditions, file_path: path })).not.toContain('<img');
  expect(render({ renditions: [], file_path: path })).not.toContain('<img');
});

test('the plain text of a campaign has the content of its HTML', () => {
  const { text } = renderCampaign(campaign, context);
  for (const words of [
    'Mai',
    'Bonjour,',
    'Un <b>plateau</b> & « Abidjan »\nVisite "guidée".\nhttps://site.example/presse/un-plateau',
    `https://site.example/?desinscription=${TOKEN}`,
  ]) {
    expect(text).toContain(words);
  }
});

test('headers of a campaign contain the one-click unsubscribe address', () => {
  expect(renderCampaign(campaign, context).headers).toEqual({
    'List-Unsubscribe': `<https://project.example/functions/v1/unsubscribe?token=${TOKEN}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

test('a test mail of a campaign contains no unsubscribe address', () => {
  const testMail = renderCampaign({ ...campaign, token: null }, context);
  expect(testMail.headers).toBeUndefined();
  expect(testMail.html).not.toContain('desinscription=');
});

test('a Markdown introduction becomes HTML and plain text without scripts and pictures', () => {
  const intro = [
    '**Bonjour** à [tous](/presse?a=1&b=2), [non](javascript:alert(1)), [ici](#note)',
    '- un\n- deux',
    '3. trois',
    '> Une citation\\\nsur deux lignes',
    '[Voir le programme](https://exemple.com/tv "bouton")',
    '| Jour | Heure |\n| - | - |\n| Lundi | <b>20 h</b> |',
    '![Une photo](https://pirate.example/a.png)',
    '## Suite',
  ].join('\n\n');
  const { html, text } = renderCampaign({ ...campaign, intro, stories: [] }, context);
  expect(html).toMatch(
    /<strong>Bonjour<\/strong> à <a [^>]*href="https:\/\/site\.example\/presse\?a=1&amp;b=2"/,
  );
  expect(html).not.toContain('javascript:');
  expect(html).not.toContain('pirate.example');
  expect(html).toMatch(/<ul [^>]*><li [^>]*>un<\/li><li [^>]*>deux<\/li><\/ul>/);
  expect(html).toMatch(/<ol [^>]*start="3"/);
  expect(html).toMatch(/<blockquote [^>]*><p [^>]*>Une citation<br>sur deux lignes<\/p><\/blockquote>/);
  expect(html).toMatch(/<a href="https:\/\/exemple\.com\/tv" [^>]*background[^>]*>Voir le programme<\/a>/);
  expect(html).toContain('&lt;b&gt;20 h&lt;/b&gt;</td>');
  expect(html).toMatch(/<h2 [^>]*>Suite<\/h2>/);
  for (const words of [
    'Bonjour à tous (https://site.example/presse?a=1&b=2), non, ici',
    '- un\n- deux\n\n3. trois',
    '> Une citation\n> sur deux lignes',
    'Jour | Heure\nLundi | <b>20 h</b>',
    'Une photo',
  ])
    expect(text).toContain(words);
});

test('a campaign whose introduction would keep the parser busy is not rendered', () => {
  const intro = '> '.repeat(4000);
  expect(() => renderCampaign({ ...campaign, intro }, context)).toThrow('nesting');
});

test('links of a press campaign unsubscribe from the press list, on /presse', () => {
  const { html, headers } = renderCampaign({ ...campaign, audience: 'press' }, context);
  expect(html).toContain('inscrit à la newsletter presse du Groupe Obouo');
  expect(html).toContain(`href="https://site.example/presse?desinscription=${TOKEN}"`);
  expect(headers?.['List-Unsubscribe']).toBe(
    `<https://project.example/functions/v1/unsubscribe?token=${TOKEN}&liste=press>`,
  );
});

test('the mail about an unsent campaign names it and opens its draft', async () => {
  const data = { campaign: 'a1', subject: 'Mai <b>' };
  const { html, text } = await renderCampaignNotSent(data, { ...context, callApi: () => Promise.reject() });
  expect(html).toContain('Mai &lt;b&gt;');
  expect(text).toContain('https://site.example/admin/forms/newsletters/a1');
});
