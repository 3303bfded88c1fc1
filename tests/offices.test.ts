import { createElement } from 'react';
import { expect, test } from 'vitest';
import { createJobPosting } from '@/copy/careers/job-posting';
import type { JobOffer } from '@/copy/careers/offers';
import offerForm, { offers } from '@/copy/collections/offers';
import { officeList } from '@/copy/collections/offices';
import { type Office, offices } from '@/copy/directory';
import { completeOffice } from '@/copy/office';
import { postalAddress } from '@/copy/postal-address';
import { structuredData } from '@/copy/structured-data';
import { collectionSchema } from '@/shared/collections/schema';
import { selectCollection } from '@/site/data/collections';
import { SiteFooter } from '@/site/pages/layout/site-footer';
import { buildSnapshot } from './support/build-snapshot';
import { renderPart } from './support/page-with-data';

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
  timezone: '',
  position: '',
};

test('an office takes the address and phone of the settings where it has none', () => {
  const settings = { address: '1 place du Marché, 69000 Lyon, France', phone: '+225 01 02 03 04 05' };
  const [paris, abidjan] = offices.map((office) => completeOffice(office, settings));
  expect(paris).toMatchObject({ address: '1 place du Marché, 69000 Lyon, France', street: '' });
  expect(paris?.phone).toBe(offices[0]?.phone);
  expect(abidjan).toMatchObject({ phone: '+225 01 02 03 04 05', address: offices[1]?.address });
});

test("structured data has an office's street, city and country when known", () => {
  expect(offices.map((office) => postalAddress(completeOffice(office)))).toEqual([
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
  expect(postalAddress(completeOffice(dakar))).toEqual({
    '@type': 'PostalAddress',
    addressLocality: 'Dakar',
    addressCountry: 'Sénégal',
  });
  const officeWithAddress = { ...dakar, address: '12 rue de Dakar, 11000 Dakar, Sénégal' };
  expect(completeOffice(officeWithAddress).street).toBe('12 rue de Dakar');
});

test('offices that staff changed are on every page and in its structured data', () => {
  const value = { ...officeList.initial, items: [dakar] };
  const { layout } = buildSnapshot({ collections: [{ key: 'bureaux', version: 1, value, media: [] }] });
  const footer = renderPart(createElement(SiteFooter), { collections: layout.collections });
  expect(footer).toContain('Dakar');
  expect(footer).not.toContain('Abidjan');
  const shownOffices = selectCollection(officeList, layout.collections).items.map((office) =>
    completeOffice(office),
  );
  expect(JSON.stringify(structuredData('/', shownOffices, layout.settings))).toContain(
    '"addressLocality":"Dakar"',
  );
});

test('an offer may name any office of staff, and ignores a deleted one', () => {
  const [offer] = offers.initial.items;
  const isValidOffer = (at: unknown) =>
    collectionSchema(offerForm).safeParse({ ...offers.initial, items: [{ ...offer, offices: at }] }).success;
  expect([
    isValidOffer(['dakar']),
    isValidOffer([]),
    isValidOffer(['<script>']),
    isValidOffer('dakar'),
  ]).toEqual([true, false, false, false]);
  const posting = createJobPosting({ ...(offer as JobOffer), offices: ['dakar', 'lyon'] }, [
    ...offices,
    dakar,
  ]);
  expect(posting).toMatchObject({ jobLocation: [{ address: { addressLocality: 'Dakar' } }] });
  expect((posting as { jobLocation: unknown[] }).jobLocation).toHaveLength(1);
});
