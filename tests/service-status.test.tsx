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

it.each([-7, -1, 0, 1])('a state whose date is %i days away is shown', (days) => {
  const status = renderStatus(getLocalDateInDays(days));
  expect(status.match(/Opérationnel/g)).toHaveLength(4);
  expect(status).not.toContain(serviceStatusText.outdated);
});

it.each([-8, -400, 2])('a state whose date is %i days away is replaced by a sentence', (days) => {
  const status = renderStatus(getLocalDateInDays(days));
  expect(status).not.toContain('Opérationnel');
  expect(status).toContain(serviceStatusText.outdated);
});

it('the default status is of 15 August 2025, so it is not shown', () => {
  expect(serviceStatusCollection.initial.texts.date).toBe('2025-08-15');
  expect(renderPart(<ServiceStatusPanel />)).toContain(serviceStatusText.outdated);
});

it('a service that is down has its own mark; the note names the date', () => {
  const [first] = items;
  const status = renderStatus(getLocalDateInDays(0), [{ ...first, state: 'down' }]);
  expect(status).toContain('Interrompu');
  expect(status).toContain('text-danger');
  expect(status).not.toContain('text-success');
  expect(status).toMatch(/État indicatif au \d+(?:er)? \p{L}+ \d{4}/u);
});

it('an emptied list has a sentence', () => {
  expect(renderStatus(getLocalDateInDays(0), [])).toContain(serviceStatusText.outdated);
});
