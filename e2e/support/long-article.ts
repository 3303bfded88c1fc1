import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { pressSaveButton } from './content.ts';
import type { OwnSite } from './own-site.ts';
import { getDemoEmail, signInByRequest } from './staff.ts';
import { expect } from './test.ts';
import { createUniqueWord } from './unique-word.ts';
import { createWordHtml, pasteHtml, wordHeadings } from './word-document.ts';

/** Returns a JPEG with GPS data. */
async function createPhotograph(name: string) {
  const buffer = await sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#c04020' } })
    .withExif({
      IFD0: { Artist: 'Awa Diop' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '14/1 41/1 34/1' },
    })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

const picture = { name: 'port.jpg', alt: 'Le port d’Abidjan', caption: 'À l’aube' };

/** Writes a long article as a contributor and publishes it as an editor. @returns its slug. */
export async function writeAndPublishLongArticle(page: Page): Promise<string> {
  const title = `Un studio pour la ville ${createUniqueWord()}`;
  const text = page.getByLabel('Contenu');
  const dialog = page.getByRole('dialog');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  await signInByRequest(page, getDemoEmail('contributor'));
  await page.goto('/admin/content/nouveau');
  await page.getByRole('textbox', { name: 'Titre', exact: true }).fill(title);
  await text.focus();
  await pasteHtml(page, await createWordHtml());
  await expect(text.getByRole('heading', { name: 'Trois plateaux' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Pour visiter, voir ');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Contact');
  await page.getByRole('option', { name: /^Contact/ }).click();
  await page.keyboard.press('Enter');
  await press('Citation');
  await page.keyboard.type('« Un lieu pour tous », dit la directrice.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await press('Vidéo');
  await dialog.getByLabel('Adresse de la vidéo').fill('https://youtu.be/abcdefghijk');
  await dialog.getByLabel('Titre').fill('Visite du studio');
  await press('Valider');
  await press('Tableau');
  for (const cell of ['Salle', 'Places', 'Ouverture', 'Plateau', '120', 'Mars', 'Cuisine', '40', 'Avril']) {
    await page.keyboard.type(cell);
    if (cell !== 'Avril') await page.keyboard.press('Tab');
  }
  await page.getByLabel('Extrait').fill('Le groupe ouvre un studio à Abidjan.');
  await pressSaveButton(page);
  await expect(page.getByText('Contenu créé avec succès')).toBeVisible();
  await press('Proposer à la relecture');
  await expect(page.getByText('Texte proposé à la relecture')).toBeVisible();

  await signInByRequest(page, getDemoEmail('editor'));
  await page.reload();
  await text.getByRole('heading', { name: 'Trois plateaux' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' neufs');
  await press('Image');
  await press('Importer une image');
  await dialog.locator('input[type=file]').setInputFiles(await createPhotograph(picture.name));
  await dialog.getByLabel('Texte alternatif').fill(picture.alt);
  await press('Uploader');
  await text.locator('figure').click();
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Légende').fill(picture.caption);
  await page.keyboard.press('Enter');
  await expect(text.locator('figcaption')).toHaveText(picture.caption);
  const checks = page.getByRole('region', { name: 'Avant de publier' });
  await expect(checks.getByRole('listitem')).toHaveText([/^Pas d’image de couverture/, /^Aucune catégorie/]);
  await page.getByLabel('Catégorie').selectOption({ label: 'Actualités' });
  await page
    .getByRole('group', { name: 'Image de couverture' })
    .getByRole('button', { name: 'Choisir une image' })
    .click();
  await dialog.getByRole('button', { name: 'Choisir «\u00a0port.jpg\u00a0»' }).click();
  await expect(checks).toContainText('Rien à signaler.');
  await page.getByLabel('Statut').selectOption('Publié');
  await pressSaveButton(page);
  await expect(page.getByText('Contenu mis à jour avec succès')).toBeVisible();
  return page.getByLabel('Slug').inputValue();
}

/** Expects the whole long article in the built files, with pictures that contain no GPS data. */
export async function expectLongArticleBuilt(ownSite: OwnSite, slug: string): Promise<void> {
  const answer = await ownSite.get(`/presse/${slug}`);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  const plainText = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]+>/g, ' ');
  expect(plainText.split(/\s+/).length).toBeGreaterThan(1200);
  expect(html).toMatch(/<h3[^>]*>Trois plateaux neufs<\/h3>/);
  for (const heading of wordHeadings) expect(plainText).toContain(heading);
  expect(html).toMatch(/<th[^>]*>(<strong>)?Chaînes</);
  expect(html).toMatch(/<td[^>]*>Cuisine<\/td>\s*<td[^>]*>40<\/td>\s*<td[^>]*>Avril<\/td>/);
  expect(html).toMatch(
    /<blockquote[^>]*>\s*<p[^>]*>«\u00a0Un lieu pour tous\u00a0», dit la directrice\.<\/p>/,
  );
  expect(html).toMatch(/Pour visiter, voir <a[^>]* href="\/contact"[^>]*>Contact<\/a>/);
  expect(html).toMatch(/<a[^>]* href="https:\/\/youtu\.be\/abcdefghijk"/);
  const figure = html.match(/<figure.*?<\/figure>/gs)?.find((one) => one.includes(picture.caption));
  expect(figure).toContain(`alt="${picture.alt}"`);
  expect(figure).toMatch(/ srcset="[^"]+ 320w,[^"]+ 800w/i);
  expect(figure).toMatch(/ width="\d+"/);
  expect(figure).toMatch(/ height="\d+"/);
  const feed = await (await ownSite.get('/feed.xml')).text();
  expect(feed.split('<item>').filter((item) => item.includes(`/presse/${slug}<`))).toHaveLength(1);
  await expectPicturesWithoutMetadata(ownSite, html);
}

/** Expects every picture of the page, and its share image, without the metadata of the camera. */
async function expectPicturesWithoutMetadata(ownSite: OwnSite, html: string): Promise<void> {
  const [, shareImagePath = ''] =
    /<meta property="og:image" content="https:\/\/[^/]+([^"]+)"/.exec(html) ?? [];
  const markupAddresses = [...html.matchAll(/<(?:img|source|link)\b[^>]*>/g)].flatMap(([tag]) =>
    [...tag.matchAll(/(?:https?:\/\/|\/)[^\s",]+\.(?:jpe?g|png|webp|avif)/g)].map(([address]) => address),
  );
  const pictureAddresses = [...new Set([shareImagePath, ...markupAddresses])].map((address) =>
    address.replace(ownSite.origin, ''),
  );
  expect(pictureAddresses.length).toBeGreaterThan(3);
  for (const address of pictureAddresses) {
    const picture = await ownSite.get(address);
    expect(picture.headers.get('content-type'), address).toMatch(/^image\//);
    const bytes = Buffer.from(await picture.arrayBuffer());
    const { exif, xmp, width, height } = await sharp(bytes).metadata();
    expect([exif, xmp], address).toEqual([undefined, undefined]);
    if (address === shareImagePath) expect([width, height]).toEqual([1200, 630]);
  }
}
