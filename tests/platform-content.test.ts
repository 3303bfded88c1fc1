import { expect, test } from 'vitest';
import {
  devicesContent,
  featuresContent,
  offersContent,
  platformFigures,
  platformTabs,
  popularContents,
} from '@/copy/pages/obouo-play';
import { nextProgress, STEP_MS } from '@/site/sections/platform/playback';

test('the platform page shows the figures and tabs of the specification', () => {
  expect(platformFigures.map(({ value }) => value)).toEqual(['1000+', '50+', '200+', '24/7']);
  expect(platformTabs.items.map(({ label }) => label)).toEqual(['Fonctionnalités', 'Appareils', 'Contenus']);
  expect(featuresContent.features).toHaveLength(6);
  expect(featuresContent.features.map(({ title }) => title)).toContain('Jusqu’à 5 profils');
  expect(devicesContent.devices.map(({ title }) => title)).toEqual([
    'Mobile et tablette',
    'Ordinateur',
    'Smart TV et box',
  ]);
});

test('four popular contents, a free tier with advertising and a premium one without', () => {
  expect(popularContents.items).toHaveLength(4);
  expect(new Set(popularContents.items.map(({ title }) => title)).size).toBe(4);
  for (const { rating } of popularContents.items) expect(rating).toMatch(/^[0-5],\d\/5$/);
  expect(offersContent.offers.map(({ name, kind }) => [name, kind])).toEqual([
    ['Gratuit', 'Avec publicité'],
    ['Premium', 'Sans publicité'],
  ]);
});

test('the player moves by 1 % every 100 ms and starts over after 100', () => {
  expect(STEP_MS).toBe(100);
  expect(nextProgress(0)).toBe(1);
  expect(nextProgress(99)).toBe(100);
  expect(nextProgress(100)).toBe(0);
});
