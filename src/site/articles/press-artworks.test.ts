import { expect, test } from 'vitest';
import { pressCategoryLabels } from '@/copy/press/categories';
import type { ArticleSummary } from '@/site/data/article';
import { selectRelatedArticles } from '@/site/data/related-articles';
import { type PartialArticleSummary, toArticleSummary } from '@/site/data/to-summary';
import { addMissingArtworks } from '@/site/data/with-artworks';
import { readFileArticles } from '../../../build/read-articles.ts';

const deliveredArticles = readFileArticles();
const extras = Object.fromEntries(deliveredArticles.map(({ row, extras }) => [row.slug, extras]));
const drafts = deliveredArticles.map(({ row }) => toArticleSummary(row, { pictures: {}, extras }));
const [template] = drafts;

/** Returns a text of staff without a picture. */
function withoutPicture(number: number, category: string): PartialArticleSummary {
  if (!template) throw new Error('no delivered article');
  const { artwork: _, ...draft } = template;
  return {
    ...draft,
    href: `/presse/texte-${number}`,
    category: { slug: category, label: category },
    isFeatured: false,
  };
}

const toPictureJson = ({ cover }: ArticleSummary) => JSON.stringify(cover);

const categories = [...Object.keys(pressCategoryLabels), 'cinema-et-series', 'sans-pareil'];

test.each(categories)('neighbouring texts of %s show different artworks', (category) => {
  const shown = addMissingArtworks(
    [...Array(30).keys()].map((number) => withoutPicture(number, category)),
  ).map(toPictureJson);
  for (const columns of [1, 2, 3])
    shown.forEach((picture, index) => {
      expect(picture).not.toBe(shown[index + 1]);
      expect(picture).not.toBe(shown[index + columns]);
    });
  expect(new Set(shown).size).toBeGreaterThan(4);
});

test('a text of staff does not repeat the artwork of a nearby article', () => {
  const mixed = drafts.flatMap((partialSummary, index) => [
    withoutPicture(index, partialSummary.category?.slug ?? ''),
    partialSummary,
  ]);
  const shown = addMissingArtworks(mixed).map(toPictureJson);
  shown.forEach((picture, index) => {
    expect(shown.slice(index + 1, index + 5)).not.toContain(picture);
  });
});

test('related articles repeat no artwork, nor that of the open article', () => {
  const article = withoutPicture(0, 'partenariat');
  const others = [1, 2, 3, 4].map((number) => withoutPicture(number, 'partenariat'));
  const shown = [...addMissingArtworks([article]), ...selectRelatedArticles(article, others)].map(
    toPictureJson,
  );
  expect(new Set(shown).size).toBe(4);
});
