import { expect, test } from 'vitest';
import { pressCategoryLabels } from '@/copy/press/categories';
import type { ArticleSummary } from '@/site/data/article';
import { relatedArticles } from '@/site/data/related-articles';
import { type SummaryDraft, toSummary } from '@/site/data/to-summary';
import { withArtworks } from '@/site/data/with-artworks';
import { readDeliveredArticles } from '../../../build/read-articles.ts';

const delivered = readDeliveredArticles();
const extras = Object.fromEntries(delivered.map(({ row, extras }) => [row.slug, extras]));
const drafts = delivered.map(({ row }) => toSummary(row, { pictures: {}, extras }));
const [model] = drafts;

/** Returns a text of staff without a picture. */
function withoutPicture(number: number, category: string): SummaryDraft {
  if (!model) throw new Error('no delivered article');
  const { artwork: _, ...draft } = model;
  return {
    ...draft,
    href: `/presse/texte-${number}`,
    category: { slug: category, label: category },
    isFeatured: false,
  };
}

const pictureOf = ({ cover }: ArticleSummary) => JSON.stringify(cover);

const categories = [...Object.keys(pressCategoryLabels), 'cinema-et-series', 'sans-pareil'];

test.each(categories)('no two neighbours among thirty texts of %s show one artwork', (category) => {
  const shown = withArtworks([...Array(30).keys()].map((number) => withoutPicture(number, category))).map(
    pictureOf,
  );
  for (const columns of [1, 2, 3])
    shown.forEach((picture, index) => {
      expect(picture).not.toBe(shown[index + 1]);
      expect(picture).not.toBe(shown[index + columns]);
    });
  expect(new Set(shown).size).toBeGreaterThan(4);
});

test('a text of staff takes no artwork of a delivered article nearby', () => {
  const mixed = drafts.flatMap((own, index) => [withoutPicture(index, own.category?.slug ?? ''), own]);
  const shown = withArtworks(mixed).map(pictureOf);
  shown.forEach((picture, index) => {
    expect(shown.slice(index + 1, index + 5)).not.toContain(picture);
  });
});

test('related articles show neither the artwork of the article nor one twice', () => {
  const article = withoutPicture(0, 'partenariat');
  const others = [1, 2, 3, 4].map((number) => withoutPicture(number, 'partenariat'));
  const shown = [...withArtworks([article]), ...relatedArticles(article, others)].map(pictureOf);
  expect(new Set(shown).size).toBe(4);
});
