import { expect, test } from 'vitest';
import { team } from '@/copy/collections/team';
import { timeline } from '@/copy/collections/timeline';
import { values } from '@/copy/collections/values';
import { aboutHero, joinContent } from '@/copy/pages/a-propos';

test('the about page has the figures of the specification', () => {
  expect(aboutHero.figures.map(({ value }) => value)).toEqual(['4', '2.5M', '15+', '500+', '1000+', '50+']);
});

test('the about page has six values, six people and two years', () => {
  expect(new Set(values.initial.items.map(({ title }) => title)).size).toBe(6);
  expect(new Set(team.initial.items.map(({ name }) => name)).size).toBe(6);
  expect(timeline.initial.items.map(({ year }) => year)).toEqual([
    ...Array(4).fill('2024'),
    ...Array(4).fill('2025'),
  ]);
});

test('the two last links are those of the specification', () => {
  expect([joinContent.jobs, joinContent.offices]).toEqual([
    { label: 'Voir les offres d’emploi', href: '/carrieres' },
    { label: 'Nos bureaux', href: '/contact#bureaux' },
  ]);
});
