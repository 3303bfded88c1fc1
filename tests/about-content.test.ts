import { expect, test } from 'vitest';
import { aboutHero } from '@/content/site/pages/a-propos';
import {
  joinContent,
  teamContent,
  timelineContent,
  valuesContent,
} from '@/content/site/pages/a-propos-sections';

test('figures of the specification', () => {
  expect(aboutHero.figures.map(({ value }) => value)).toEqual(['4', '2.5M', '15+', '500+', '1000+', '50+']);
});

test('six values, six people with their own portrait, a timeline from 2024 to 2025', () => {
  expect(new Set(valuesContent.values.map(({ title }) => title)).size).toBe(6);
  expect(teamContent.members.map(({ portrait }) => portrait)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(new Set(teamContent.members.map(({ name }) => name)).size).toBe(6);
  expect(timelineContent.years.map(({ year }) => year)).toEqual(['2024', '2025']);
  for (const { milestones } of timelineContent.years) expect(milestones).toHaveLength(4);
});

test('the two ways out are the specified ones', () => {
  expect([joinContent.jobs, joinContent.offices]).toEqual([
    { label: 'Voir les offres d’emploi', href: '/carrieres' },
    { label: 'Nos bureaux', href: '/contact#bureaux' },
  ]);
});
