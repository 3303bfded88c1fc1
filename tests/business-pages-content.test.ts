import { expect, test } from 'vitest';
import advertisingPlansCollection from '@/copy/collections/advertising-plans';
import investmentStepsCollection from '@/copy/collections/investment-steps';
import investorContactsCollection from '@/copy/collections/investor-contacts';
import investorDocumentsCollection from '@/copy/collections/investor-documents';
import investorFiguresCollection from '@/copy/collections/investor-figures';
import investorRatiosCollection from '@/copy/collections/investor-ratios';
import licensingPlansCollection from '@/copy/collections/licensing-plans';
import partnersCollection from '@/copy/collections/partners';
import partnershipFormatsCollection from '@/copy/collections/partnership-formats';
import advertisingSpotsCollection from '@/copy/collections/spots';
import {
  distributionCoverageText,
  distributionPenetrationText,
  distributionPlatformsText,
} from '@/copy/pages/distribution';
import { advertisingAudienceText, advertisingHeroText } from '@/copy/pages/publicite';

test('investor figures are exactly those of the specification', () => {
  const { items: ratios } = investorRatiosCollection.initial;
  expect(
    investorFiguresCollection.initial.items.map(({ value, change }) => `${value} ${change}`.trim()),
  ).toEqual(['€45.2M (+127%)', '8.5M', '25', '€12.8M']);
  expect(ratios.filter(({ row }) => row === 'ratio').map(({ label, value }) => [label, value])).toEqual([
    ['Revenus récurrents', '89%'],
    ['Rétention', '94%'],
    ['CAC/LTV', '1:8.5'],
    ['Marge brute', '72%'],
  ]);
  expect(
    ratios.filter(({ row }) => row === 'context').map(({ value, unit }) => `${value} ${unit}`.trim()),
  ).toEqual(['45% par an', '€140K']);
  expect(investmentStepsCollection.initial.items.map(({ year, title }) => `${year} ${title}`)).toEqual([
    '2024 Situation actuelle',
    '2025 Série A',
    '2026 Série B',
    '2027 Expansion',
  ]);
});

test('the investor page has four documents and two contacts with different names', () => {
  expect(new Set(investorDocumentsCollection.initial.items.map(({ title }) => title)).size).toBe(4);
  for (const { type, size } of investorDocumentsCollection.initial.items) {
    expect(type).toMatch(/^(PDF|XLSX)$/);
    expect(size).toMatch(/^\d,\d\u00a0Mo$/);
  }
  expect(new Set(investorContactsCollection.initial.items.map(({ name }) => name)).size).toBe(2);
});

test('advertising plans and audience are those of the specification', () => {
  expect(
    advertisingPlansCollection.initial.items.map(({ name, price, period, popular }) => [
      name,
      price + period,
      popular,
    ]),
  ).toEqual([
    ['Starter', '500€/mois', false],
    ['Premium', '1500€/mois', true],
    ['Enterprise', 'Sur devis', false],
  ]);
  expect(advertisingPlansCollection.initial.items[0]?.features.slice(0, 2)).toEqual([
    '20 diffusions mensuelles',
    '1 chaîne',
  ]);
  expect(advertisingPlansCollection.initial.items[1]?.features.slice(0, 2)).toEqual([
    '50 diffusions mensuelles',
    '2 chaînes',
  ]);
  expect(advertisingHeroText.figures.map(({ value }) => value)).toEqual(['2.5M', '500K', '25+', '4']);
  expect([advertisingAudienceText.age.value, advertisingAudienceText.women.value]).toEqual(['18-45', '60%']);
  expect(advertisingAudienceText.women.filledCount / advertisingAudienceText.women.totalCount).toBe(0.6);
  expect(advertisingSpotsCollection.initial.texts.title).toContain('15s-60s');
});

test('licensing plans are those of the specification', () => {
  expect(
    licensingPlansCollection.initial.items.map(({ name, price, period, popular }) => [
      name,
      price + period,
      popular,
    ]),
  ).toEqual([
    ['Essential', '5K€/an', false],
    ['Professional', '15K€/an', true],
    ['Enterprise', 'Sur devis', false],
  ]);
  expect(licensingPlansCollection.initial.items.map(({ features }) => features[0])).toEqual([
    '50 contenus',
    '200 contenus',
    'Catalogue sur mesure',
  ]);
});

test('distribution figures are those of the specification, and bars equal their labels', () => {
  expect(distributionCoverageText.receptionModes.map(({ value, unit }) => `${value} ${unit}`)).toEqual([
    '54 pays',
    '25 villes',
    '150+ pays',
  ]);
  expect(distributionPenetrationText.regions.map(({ label }) => label)).toEqual(['85%', '70%', '60%', '40%']);
  for (const { label, value } of distributionPenetrationText.regions) expect(label).toBe(`${value}%`);
  expect([distributionPenetrationText.households.value, distributionPlatformsText.figure.value]).toEqual([
    '2.5M',
    '15+',
  ]);
});

test('each button of a business page opens a different request', () => {
  for (const requests of [
    advertisingPlansCollection.initial.items.map(({ request }) => request),
    licensingPlansCollection.initial.items.map(({ request }) => request),
    partnershipFormatsCollection.initial.items.map(({ request }) => request),
    partnersCollection.initial.items.map(({ name }) => name),
  ]) {
    expect(new Set(requests).size).toBe(requests.length);
  }
});
