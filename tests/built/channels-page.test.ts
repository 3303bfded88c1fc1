import { expect, it } from 'vitest';
import { channels } from '@/copy/channels';
import { parseBuiltPage, readElementTexts } from './support.ts';

it('the built channels page shows each channel, a link without scripts and its programmes', () => {
  const page = parseBuiltPage('/chaines');
  const navigation = page.querySelector('nav[aria-label="Choisir une chaîne"]');
  expect(navigation?.querySelectorAll('button')).toHaveLength(0);
  const [main] = readElementTexts(page, 'main');
  for (const { key, name, tagline } of channels) {
    expect(main).toContain(tagline);
    expect(navigation?.querySelector(`a[href="#${key}"]`)?.textContent, key).toContain(name);
    const article = page.querySelector(`article#${key}`);
    expect(article?.textContent, key).toContain(`Le soir sur ${name}`);
    const evening = article
      ? readElementTexts(article, 'li').filter((line) => /^\d\d:\d\d.{6,}/.test(line))
      : [];
    expect(evening.length, key).toBeGreaterThanOrEqual(8);
  }
});
