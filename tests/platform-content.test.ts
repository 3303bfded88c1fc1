import { expect, test } from 'vitest';
import platformFiguresCollection from '@/copy/collections/platform-figures';
import {
  platformDevicesText,
  platformFeaturesText,
  platformOffersText,
  platformTabsText,
  popularTitlesText,
} from '@/copy/pages/obouo-play';
import { getNextPlaybackProgress, PLAYBACK_STEP_MS } from '@/site/sections/platform/use-simulated-playback';

test('the platform page shows the figures and tabs of the specification', () => {
  const { items } = platformFiguresCollection.initial;
  expect(items.map(({ value }) => value)).toEqual(['1000+', '50+', '200+', '24/7']);
  expect(platformTabsText.items.map(({ label }) => label)).toEqual([
    'Fonctionnalités',
    'Appareils',
    'Contenus',
  ]);
  expect(platformFeaturesText.features).toHaveLength(6);
  expect(platformFeaturesText.features.map(({ title }) => title)).toContain('Jusqu’à 5 profils');
  expect(platformDevicesText.devices.map(({ title }) => title)).toEqual([
    'Mobile et tablette',
    'Ordinateur',
    'Smart TV et box',
  ]);
});

test('the platform page has four popular titles, a free and a premium offer', () => {
  expect(popularTitlesText.items).toHaveLength(4);
  expect(new Set(popularTitlesText.items.map(({ title }) => title)).size).toBe(4);
  for (const { rating } of popularTitlesText.items) expect(rating).toMatch(/^[0-5],\d\/5$/);
  expect(platformOffersText.offers.map(({ name, kind }) => [name, kind])).toEqual([
    ['Gratuit', 'Avec publicité'],
    ['Premium', 'Sans publicité'],
  ]);
});

test('the player moves by 1 % every 100 ms and starts over after 100', () => {
  expect(PLAYBACK_STEP_MS).toBe(100);
  expect(getNextPlaybackProgress(0)).toBe(1);
  expect(getNextPlaybackProgress(99)).toBe(100);
  expect(getNextPlaybackProgress(100)).toBe(0);
});
