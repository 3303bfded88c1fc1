import { expect, test } from 'vitest';
import advertisingPlansCollection from '@/copy/collections/advertising-plans';
import licensingPlansCollection from '@/copy/collections/licensing-plans';
import partnersCollection from '@/copy/collections/partners';
import partnershipFormatsCollection from '@/copy/collections/partnership-formats';

test('the buttons of one collection open the business form with different subjects', () => {
  for (const subjects of [
    advertisingPlansCollection.initial.items.map(({ request }) => request),
    licensingPlansCollection.initial.items.map(({ request }) => request),
    partnershipFormatsCollection.initial.items.map(({ request }) => request),
    partnersCollection.initial.items.map(({ name }) => name),
  ]) {
    expect(new Set(subjects).size).toBe(subjects.length);
  }
});
