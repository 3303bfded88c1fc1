import { expect, test } from 'vitest';
import { team } from '@/copy/collections/team';
import { timeline } from '@/copy/collections/timeline';
import { values } from '@/copy/collections/values';
import { aboutHero, joinContent } from '@/copy/pages/a-propos';

test('figures of the specification', () => {
  expect(aboutHero.figures.map(({ value }) => value)).toEqual(['4', '2.5M', '15+', '500+', '1000+', '50+']);
});

test('six values, six people, a timeline from 2024 to 2025', () => {
  expect(new Set(values.initial.items.map(({ title }) => title)).size).toBe(6);
  expect(new Set(team.initial.items.map(({ name }) => name)).size).toBe(6);
  expect(timeline.initial.items.map(({ year }) => year)).toEqual([
    ...Array(4).fill('2024'),
    ...Array(4).fill('2025'),
  ]);
});

test('the two ways out are the specified ones', () => {
  expect([joinContent.jobs, joinContent.offices]).toEqual([
    { label: 'Voir les offres d’emploi', href: '/carrieres' },
    { label: 'Nos bureaux', href: '/contact#bureaux' },
  ]);
});
