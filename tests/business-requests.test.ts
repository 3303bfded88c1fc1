import { expect, test } from 'vitest';
import advertisingPlansCollection from '@/copy/collections/advertising-plans';
import licensingPlansCollection from '@/copy/collections/licensing-plans';
import partnershipFormatsCollection from '@/copy/collections/partnership-formats';

test('the buttons of one collection write different topics into the business form', () => {
  for (const topics of [
    advertisingPlansCollection.initial.items.map(({ request }) => request),
    licensingPlansCollection.initial.items.map(({ request }) => request),
    partnershipFormatsCollection.initial.items.map(({ request }) => request),
  ]) {
    expect(new Set(topics).size).toBe(topics.length);
  }
});
