import { expect, test } from 'vitest';
import { advertisingPlans } from '@/copy/collections/advertising-plans';
import { investorContacts } from '@/copy/collections/investor-contacts';
import { investorDocuments } from '@/copy/collections/investor-documents';
import { licensingPlans } from '@/copy/collections/licensing-plans';
import { partners } from '@/copy/collections/partners';
import { partnershipFormats } from '@/copy/collections/partnership-formats';
import { spots } from '@/copy/collections/spots';
import { coverageContent, penetrationContent, platformsContent } from '@/copy/pages/distribution';
import { investorsHero, ratiosContent, roadmapContent } from '@/copy/pages/investisseurs';
import { advertisingHero, audienceContent } from '@/copy/pages/publicite';

test('investor figures are exactly those of the specification', () => {
  expect(investorsHero.projections.figures.map(({ value, change }) => `${value} ${change}`.trim())).toEqual([
    '€45.2M (+127%)',
    '8.5M',
    '25',
    '€12.8M',
  ]);
  expect(ratiosContent.ratios.map(({ label, value }) => [label, value])).toEqual([
    ['Revenus récurrents', '89%'],
    ['Rétention', '94%'],
    ['CAC/LTV', '1:8.5'],
    ['Marge brute', '72%'],
  ]);
  expect(ratiosContent.context.map(({ value, unit }) => `${value} ${unit}`.trim())).toEqual([
    '45% par an',
    '€140K',
  ]);
  expect(roadmapContent.steps.map(({ year, title }) => `${year} ${title}`)).toEqual([
    '2024 Situation actuelle',
    '2025 Série A',
    '2026 Série B',
    '2027 Expansion',
  ]);
});

test('four documents and two contacts, each with its own name', () => {
  expect(new Set(investorDocuments.initial.items.map(({ title }) => title)).size).toBe(4);
  for (const { type, size } of investorDocuments.initial.items) {
    expect(type).toMatch(/^(PDF|XLSX)$/);
    expect(size).toMatch(/^\d,\d\u00a0Mo$/);
  }
  expect(new Set(investorContacts.initial.items.map(({ name }) => name)).size).toBe(2);
});

test('advertising plans and audience are those of the specification', () => {
  expect(
    advertisingPlans.initial.items.map(({ name, price, period, popular }) => [name, price + period, popular]),
  ).toEqual([
    ['Starter', '500€/mois', false],
    ['Premium', '1500€/mois', true],
    ['Enterprise', 'Sur devis', false],
  ]);
  expect(advertisingPlans.initial.items[0]?.features.slice(0, 2)).toEqual([
    '20 diffusions mensuelles',
    '1 chaîne',
  ]);
  expect(advertisingPlans.initial.items[1]?.features.slice(0, 2)).toEqual([
    '50 diffusions mensuelles',
    '2 chaînes',
  ]);
  expect(advertisingHero.figures.map(({ value }) => value)).toEqual(['2.5M', '500K', '25+', '4']);
  expect([audienceContent.age.value, audienceContent.women.value]).toEqual(['18-45', '60%']);
  expect(audienceContent.women.filled / audienceContent.women.total).toBe(0.6);
  expect(spots.initial.texts.title).toContain('15s-60s');
});

test('licensing plans are those of the specification', () => {
  expect(
    licensingPlans.initial.items.map(({ name, price, period, popular }) => [name, price + period, popular]),
  ).toEqual([
    ['Essential', '5K€/an', false],
    ['Professional', '15K€/an', true],
    ['Enterprise', 'Sur devis', false],
  ]);
  expect(licensingPlans.initial.items.map(({ features }) => features[0])).toEqual([
    '50 contenus',
    '200 contenus',
    'Catalogue sur mesure',
  ]);
});

test('distribution figures are those of the specification, bars equal their labels', () => {
  expect(coverageContent.paths.map(({ value, unit }) => `${value} ${unit}`)).toEqual([
    '54 pays',
    '25 villes',
    '150+ pays',
  ]);
  expect(penetrationContent.regions.map(({ label }) => label)).toEqual(['85%', '70%', '60%', '40%']);
  for (const { label, value } of penetrationContent.regions) expect(label).toBe(`${value}%`);
  expect([penetrationContent.households.value, platformsContent.figure.value]).toEqual(['2.5M', '15+']);
});

test('each button of a page has a different request', () => {
  for (const requests of [
    advertisingPlans.initial.items.map(({ request }) => request),
    licensingPlans.initial.items.map(({ request }) => request),
    partnershipFormats.initial.items.map(({ request }) => request),
    partners.initial.items.map(({ name }) => name),
  ]) {
    expect(new Set(requests).size).toBe(requests.length);
  }
});
