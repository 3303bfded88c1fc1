// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SubmissionDetailView } from './submission-detail-view';

it.each([
  ['+225 07 01 02 03 04', 'tel:+2250701020304'],
  ['+33 (0)1 23 45 67 89', 'tel:+33123456789'],
  ['sur demande', null],
  ['٠١٢٣٤٥', null],
])('links the phone number %j to %j', (phone, href) => {
  const detail = {
    source: 'business_contacts',
    id: '1',
    sentAt: '2026-05-02T10:00:00Z',
    fields: { phone },
  } as const;
  render(
    <SubmissionDetailView
      detail={{ ...detail, name: 'Awa', email: 'awa@exemple.com', followUp: null, cv: null }}
    />,
  );
  expect(screen.getByText(phone).getAttribute('href')).toBe(href);
});
