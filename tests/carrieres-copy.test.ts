import { expect, test } from 'vitest';
import { slugify } from '@/admin/lib/slug';
import { groupName } from '@/copy/brand';
import * as jobPosting from '@/copy/careers/job-posting';
import { formatContracts, isJobOfferOpen, type JobOffer, jobOfferDepartments } from '@/copy/careers/offers';
import { jobOffersText } from '@/copy/careers/sections';
import jobOffersCollection from '@/copy/collections/offers';
import { defaultOffices } from '@/copy/directory';
import { toCompleteOffice } from '@/copy/office';
import { defaultSettings } from '@/copy/site-settings';

const offers = jobOffersCollection.initial.items;

const employer = {
  name: groupName,
  offices: defaultOffices.map((office) => toCompleteOffice(office, defaultSettings)),
};

const createJobPosting = (offer: JobOffer) => jobPosting.createJobPosting(offer, employer);

test('the default offers are six permanent jobs, at least one in each department', () => {
  expect(offers).toHaveLength(6);
  expect(new Set(offers.map(({ department }) => department))).toEqual(
    new Set(jobOfferDepartments.map(({ key }) => key)),
  );
  expect(new Set(offers.map(({ type }) => type))).toEqual(new Set(['CDI']));
  expect(new Set(offers.map(({ level }) => level))).toEqual(new Set(['Senior', 'Intermédiaire']));
  expect(offers.filter(({ featured }) => featured).length).toBeGreaterThan(0);
  expect(jobOffersText.featured).toBe('Poste Prioritaire');
});

test('each job offer has a valid id and a full text', () => {
  expect(new Set(offers.map(({ title }) => title)).size).toBe(offers.length);
  for (const offer of offers) {
    expect(slugify(offer.id)).toBe(offer.id);
    expect(offer.missions.length).toBeGreaterThanOrEqual(3);
    expect(offer.profile.length).toBeGreaterThanOrEqual(3);
    expect(offer.skills.length).toBeGreaterThanOrEqual(4);
  }
});

test.each(offers)('the JobPosting of « $title » has what search engines ask for', (offer) => {
  expect(createJobPosting(offer)).toMatchObject({
    '@type': 'JobPosting',
    title: offer.title,
    datePosted: offer.publishedOn,
    employmentType: 'FULL_TIME',
    hiringOrganization: { name: 'Groupe Obouo' },
    jobLocation: offer.offices.map((key) => ({
      address: { addressCountry: key === 'paris' ? 'FR' : 'CI' },
    })),
  });
  expect(Date.parse(offer.publishedOn)).toBeGreaterThan(0);
  for (const mission of offer.missions) expect(JSON.stringify(createJobPosting(offer))).toContain(mission);
});

const makeOffer = (changes: Partial<JobOffer>): JobOffer => ({ ...(offers[0] as JobOffer), ...changes });

test.each([
  ['CDI', 'FULL_TIME'],
  ['CDD', 'TEMPORARY'],
  ['Stage', 'INTERN'],
  ['Alternance', 'INTERN'],
  ['Freelance', 'CONTRACTOR'],
] as const)('structured data gives « %s » as %s', (type, employmentType) => {
  expect(createJobPosting(makeOffer({ type }))).toMatchObject({ employmentType });
});

test.each([
  ['Bouaké, Côte d’Ivoire', { addressLocality: 'Bouaké', addressCountry: 'Côte d’Ivoire' }],
  ['Dakar', { addressLocality: 'Dakar' }],
])('the job location of an offer without an office is its text « %s »', (location, address) => {
  expect(createJobPosting(makeOffer({ location, offices: [] }))).toMatchObject({
    jobLocation: [{ '@type': 'Place', address }],
  });
});

test('a remote offer names its countries, and an office only if it has one', () => {
  const remote = { location: 'Télétravail', remoteCountries: ['France', 'Sénégal'] };
  const posting = createJobPosting(makeOffer({ ...remote, offices: [] }));
  expect(posting).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [
      { '@type': 'Country', name: 'France' },
      { '@type': 'Country', name: 'Sénégal' },
    ],
    jobLocation: undefined,
  });
  const withoutCountries = createJobPosting(makeOffer({ ...remote, remoteCountries: [], offices: [] }));
  expect(withoutCountries).toMatchObject({ jobLocationType: 'TELECOMMUTE', jobLocation: undefined });
  expect(createJobPosting(makeOffer({ ...remote, offices: ['paris'] }))).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    jobLocation: [{ address: { addressLocality: 'Paris' } }],
  });
  expect(createJobPosting(makeOffer({}))).toMatchObject({ jobLocationType: undefined });
});

test('formatContracts lists the contract types of the offers', () => {
  const format = (...types: JobOffer['type'][]) => formatContracts(types.map((type) => ({ type })));
  expect(format('CDI', 'CDI')).toBe('tous en CDI');
  expect(format('Stage', 'CDI')).toBe('en CDI et en stage');
  expect(format('Freelance', 'CDD', 'Alternance')).toBe('en CDD, en alternance et en freelance');
});

test("the description of a JobPosting escapes staff's text as HTML", () => {
  const { description } = createJobPosting(makeOffer({ description: 'R&D <b>', missions: ['<script>'] })) as {
    description: string;
  };
  expect(description).toMatch(/^<p>R&amp;D &lt;b><\/p>/);
  expect(description).toContain('<li>&lt;script></li>');
});

test('an offer is open until its last day ends or it is filled', () => {
  const offerWithLastDay = makeOffer({ closesOn: '2026-03-31' });
  expect(isJobOfferOpen(offerWithLastDay, '2026-03-31')).toBe(true);
  expect(isJobOfferOpen(offerWithLastDay, '2026-04-01')).toBe(false);
  expect(isJobOfferOpen(makeOffer({ filled: true }), '2026-03-31')).toBe(false);
  expect(createJobPosting(offerWithLastDay)).toMatchObject({ validThrough: '2026-03-31T23:59:59+00:00' });
  expect(createJobPosting(makeOffer({}))).toMatchObject({ validThrough: undefined });
});

test('the ItemList of offers contains each JobPosting with its last day', () => {
  const list = jobPosting.createJobPostingList(
    [makeOffer({ closesOn: '2026-03-31' }), makeOffer({})],
    employer,
  );
  expect(list).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [
      { position: 1, item: { '@type': 'JobPosting', validThrough: '2026-03-31T23:59:59+00:00' } },
      { position: 2, item: { '@type': 'JobPosting' } },
    ],
  });
});
