import { expect, test } from 'vitest';
import { pressCategoryLabels } from '@/copy/press/categories';
import type { ArticleSummary } from '@/site/data/article';
import { selectRelatedArticles } from '@/site/data/related-articles';
import { toArticleSummary } from '@/site/data/to-summary';
import { addMissingArtworks } from '@/site/data/with-artworks';
import { readDefaultArticles } from '../../../build/read-articles.ts';

const defaultSummaries = readDefaultArticles().map((article) => toArticleSummary(article, {}));
const [template] = defaultSummaries;

/** Returns a text of staff without a picture. */
function createTextWithoutPicture(number: number, category: string): ArticleSummary {
  if (!template) throw new Error('no default article');
  const { artwork: _, isFeatured: __, ...summary } = template;
  return {
    ...summary,
    slug: `texte-${number}`,
    category: { slug: category, name: category, parent: null },
  };
}

const toPictureJson = ({ picture }: ArticleSummary) => JSON.stringify(picture);

// The last two are categories that staff created.
const categories = [...Object.keys(pressCategoryLabels), 'cinema-et-series', 'sans-pareil'];

test.each(categories)('neighbouring texts of %s show different artworks', (category) => {
  const pictures = addMissingArtworks(
    [...Array(30).keys()].map((number) => createTextWithoutPicture(number, category)),
  ).map(toPictureJson);
  for (const columns of [1, 2, 3])
    pictures.forEach((picture, index) => {
      // the card on the right, and the card below
      expect(picture).not.toBe(pictures[index + 1]);
      expect(picture).not.toBe(pictures[index + columns]);
    });
  expect(new Set(pictures).size).toBeGreaterThan(4);
});

test('a text of staff does not repeat the artwork of a nearby article', () => {
  const mixedSummaries = defaultSummaries.flatMap((summary, index) => [
    createTextWithoutPicture(index, summary.category?.slug ?? ''),
    summary,
  ]);
  const pictures = addMissingArtworks(mixedSummaries).map(toPictureJson);
  pictures.forEach((picture, index) => {
    expect(pictures.slice(index + 1, index + 5)).not.toContain(picture);
  });
});

test('related articles and the open article show different artworks', () => {
  const article = createTextWithoutPicture(0, 'partenariat');
  const others = [1, 2, 3, 4].map((number) => createTextWithoutPicture(number, 'partenariat'));
  const pictures = [...addMissingArtworks([article]), ...selectRelatedArticles(article, others)].map(
    toPictureJson,
  );
  expect(new Set(pictures).size).toBe(4);
});
