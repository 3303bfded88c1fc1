import { expect, test } from 'vitest';
import aboutFiguresCollection from '@/copy/collections/about-figures';
import teamCollection from '@/copy/collections/team';
import timelineCollection from '@/copy/collections/timeline';
import groupValuesCollection from '@/copy/collections/values';
import { aboutJoinText } from '@/copy/pages/a-propos';

test('the about page has the figures of the specification', () => {
  expect(aboutFiguresCollection.initial.items.map(({ value }) => value)).toEqual([
    '4',
    '2.5M',
    '15+',
    '500+',
    '1000+',
    '50+',
  ]);
});

test('the about page has six values, six people and four events a year', () => {
  expect(new Set(groupValuesCollection.initial.items.map(({ title }) => title)).size).toBe(6);
  expect(new Set(teamCollection.initial.items.map(({ name }) => name)).size).toBe(6);
  expect(timelineCollection.initial.items.map(({ year }) => year)).toEqual([
    ...Array(4).fill('2024'),
    ...Array(4).fill('2025'),
  ]);
});

test('the two last links of the about page are those of the specification', () => {
  expect([aboutJoinText.jobs, aboutJoinText.offices]).toEqual([
    { label: 'Voir les offres d’emploi', href: '/carrieres' },
    { label: 'Nos bureaux', href: '/contact#bureaux' },
  ]);
});
