import { createElement } from 'react';
import { expect, test } from 'vitest';
import { createJobPosting } from '@/copy/careers/job-posting';
import type { JobOffer } from '@/copy/careers/offers';
import jobOffersCollection from '@/copy/collections/offers';
import officesCollection from '@/copy/collections/offices';
import { defaultOffices, type Office } from '@/copy/directory';
import { toCompleteOffice } from '@/copy/office';
import { createPostalAddress } from '@/copy/postal-address';
import { defaultSettings } from '@/copy/site-settings';
import { createPageStructuredData } from '@/copy/structured-data';
import { createCollectionSchema } from '@/shared/collections/schema';
import { getTypedCollection } from '@/site/data/collections';
import { SiteFooter } from '@/site/pages/layout/site-footer';
import { renderPart } from './support/test-page-data-provider';
import { createTestSiteSnapshot } from './support/test-site-snapshot';

const dakar: Office = {
  id: 'dakar',
  city: 'Dakar',
  country: 'Sénégal',
  countryCode: '',
  role: 'Bureau régional',
  headOffice: false,
  address: '',
  phone: '',
  hours: '',
  zone: '',
  timezone: '',
  position: '',
};

test('an office takes the address and phone of the settings where it has none', () => {
  const settings = { address: '1 place du Marché, 69000 Lyon, France', phone: '+225 01 02 03 04 05' };
  const [paris, abidjan] = defaultOffices.map((office) => toCompleteOffice(office, settings));
  expect(paris).toMatchObject({ address: '1 place du Marché, 69000 Lyon, France', street: '' });
  expect(paris?.phone).toBe(defaultOffices[0]?.phone);
  expect(abidjan).toMatchObject({ phone: '+225 01 02 03 04 05', address: defaultOffices[1]?.address });
});

test("structured data has an office's street, city and country when known", () => {
  expect(
    defaultOffices.map((office) => createPostalAddress(toCompleteOffice(office, defaultSettings))),
  ).toEqual([
    {
      '@type': 'PostalAddress',
      streetAddress: '10 rue de l’Exemple',
      addressLocality: 'Paris',
      addressCountry: 'FR',
    },
    {
      '@type': 'PostalAddress',
      streetAddress: 'Boulevard de l’Exemple, Plateau',
      addressLocality: 'Abidjan',
      addressCountry: 'CI',
    },
  ]);
  expect(createPostalAddress(toCompleteOffice(dakar, defaultSettings))).toEqual({
    '@type': 'PostalAddress',
    addressLocality: 'Dakar',
    addressCountry: 'Sénégal',
  });
  const officeWithAddress = { ...dakar, address: '12 rue de Dakar, 11000 Dakar, Sénégal' };
  expect(toCompleteOffice(officeWithAddress, defaultSettings).street).toBe('12 rue de Dakar');
});

test('the footer and the structured data show the offices that staff changed', () => {
  const value = { ...officesCollection.initial, items: [dakar] };
  const { layout } = createTestSiteSnapshot({
    collections: [{ key: 'bureaux', version: 1, value, media: [] }],
  });
  const footer = renderPart(createElement(SiteFooter), { collections: layout.collections });
  expect(footer).toContain('Dakar');
  expect(footer).not.toContain('Abidjan');
  const shownOffices = getTypedCollection<typeof officesCollection>('bureaux', layout.collections).items.map(
    (office) => toCompleteOffice(office, defaultSettings),
  );
  expect(JSON.stringify(createPageStructuredData('/', shownOffices, layout.settings))).toContain(
    '"addressLocality":"Dakar"',
  );
});

test('an offer may name any office of staff, and ignores a deleted one', () => {
  const [offer] = jobOffersCollection.initial.items;
  const isValidOffer = (offices: unknown) =>
    createCollectionSchema(jobOffersCollection).safeParse({
      ...jobOffersCollection.initial,
      items: [{ ...offer, offices }],
    }).success;
  for (const offices of [['dakar'], []]) expect(isValidOffer(offices)).toBe(true);
  for (const offices of [['<script>'], 'dakar']) expect(isValidOffer(offices)).toBe(false);
  const posting = createJobPosting(
    { ...(offer as JobOffer), offices: ['dakar', 'lyon'] },
    {
      name: 'Groupe Obouo',
      offices: [...defaultOffices, dakar].map((office) => toCompleteOffice(office, defaultSettings)),
    },
  );
  expect(posting).toMatchObject({ jobLocation: [{ address: { addressLocality: 'Dakar' } }] });
});
