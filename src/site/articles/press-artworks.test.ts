import { expect, test } from 'vitest';
import { pressCategoryLabels } from '@/copy/press/categories';
import { coverOf, illustrated } from '@/site/published/illustrated';
import { ownStories } from '@/site/published/own-stories';
import { related } from '@/site/published/related';
import type { Story } from '@/site/published/story';

const [model] = ownStories;

/** A text of staff without a picture. */
function bare(number: number, rubric: string): Story {
  if (!model) throw new Error('no story of the site');
  const { artwork: _, ...story } = model;
  return {
    ...story,
    href: `/presse/texte-${number}`,
    rubric: { slug: rubric, label: rubric },
    featured: false,
  };
}

/** What a card shows. */
const pictureOf = (story: Story) => JSON.stringify(coverOf(story));

const rubrics = [...Object.keys(pressCategoryLabels), 'cinema-et-series', 'sans-pareil'];

test.each(rubrics)('thirty texts of %s: no two that touch show the same', (rubric) => {
  const shown = illustrated([...Array(30).keys()].map((number) => bare(number, rubric))).map(pictureOf);
  for (const columns of [1, 2, 3])
    shown.forEach((picture, index) => {
      expect(picture).not.toBe(shown[index + 1]);
      expect(picture).not.toBe(shown[index + columns]);
    });
  expect(new Set(shown).size).toBeGreaterThan(4);
});

test('texts of staff among the ten of the site take none of theirs that is near', () => {
  const mixed = ownStories.flatMap((own, index) => [bare(index, own.rubric?.slug ?? ''), own]);
  const shown = illustrated(mixed).map(pictureOf);
  shown.forEach((picture, index) => {
    expect(shown.slice(index + 1, index + 5)).not.toContain(picture);
  });
});

test('what follows a story shows neither its picture nor one twice', () => {
  const story = bare(0, 'partenariat');
  const others = [1, 2, 3, 4].map((number) => bare(number, 'partenariat'));
  const shown = [story, ...related(story, others)].map(pictureOf);
  expect(new Set(shown).size).toBe(4);
});
