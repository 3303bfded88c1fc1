import { expect, it } from 'vitest';
import serviceStatusCollection from '@/copy/collections/service-status';
import { serviceStatusText } from '@/copy/help/sections';
import { getLocalDateInDays } from '@/shared/lib/local-date-in-days';
import { ServiceStatusPanel } from '@/site/sections/help/service-status-panel';
import { renderPart } from './support/test-page-data-provider';

const { items } = serviceStatusCollection.initial;

const renderStatus = (date: string, shownItems: readonly object[] = items) =>
  renderPart(<ServiceStatusPanel />, {
    day: getLocalDateInDays(0),
    collections: {
      [serviceStatusCollection.key]: { version: 1, texts: { date }, items: shownItems as never, files: {} },
    },
  });

it.each([-7, -1, 0, 1])('service states dated %i days from today are shown', (days) => {
  const status = renderStatus(getLocalDateInDays(days));
  expect(status.match(/Opérationnel/g)).toHaveLength(4);
  expect(status).not.toContain(serviceStatusText.outdated);
});

it.each([-8, -400, 2])('service states dated %i days from today are replaced by a sentence', (days) => {
  const status = renderStatus(getLocalDateInDays(days));
  expect(status).not.toContain('Opérationnel');
  expect(status).toContain(serviceStatusText.outdated);
});

it('the default service states are of 15 August 2025, so they are not shown', () => {
  expect(serviceStatusCollection.initial.texts.date).toBe('2025-08-15');
  expect(renderPart(<ServiceStatusPanel />)).toContain(serviceStatusText.outdated);
});

it('an interrupted service is marked as such, beside the date of the states', () => {
  const [first] = items;
  const status = renderStatus(getLocalDateInDays(0), [{ ...first, state: 'down' }]);
  expect(status).toContain('Interrompu');
  expect(status).toContain('text-danger');
  expect(status).not.toContain('text-success');
  expect(status).toMatch(/État indicatif au \d+(?:er)? \p{L}+ \d{4}/u);
});

it('a sentence replaces an empty list of services', () => {
  expect(renderStatus(getLocalDateInDays(0), [])).toContain(serviceStatusText.outdated);
});
