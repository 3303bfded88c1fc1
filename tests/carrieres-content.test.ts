import { expect, test } from 'vitest';
import { slugify } from '@/admin/lib/slug';
import { jobPosting } from '@/content/site/careers/job-posting';
import { departments, offers } from '@/content/site/careers/offers';
import { benefitsContent, offersContent, valuesContent } from '@/content/site/careers/sections';
import { offerDepartments } from '@/content/site/forms/options';
import { careersHero } from '@/content/site/pages/carrieres';

test('six permanent positions, at least one a department', () => {
  expect(offers).toHaveLength(6);
  expect(departments.map(({ key }) => key)).toEqual([...offerDepartments]);
  expect(new Set(offers.map(({ department }) => department))).toEqual(new Set(offerDepartments));
  expect(new Set(offers.map(({ type }) => type))).toEqual(new Set(['CDI']));
  expect(new Set(offers.map(({ level }) => level))).toEqual(new Set(['Senior', 'Intermédiaire']));
  expect(offers.filter(({ featured }) => featured).length).toBeGreaterThan(0);
  expect(offersContent.featured).toBe('Poste Prioritaire');
});

test('each offer has an address of its own and something to read', () => {
  expect(new Set(offers.map(({ slug }) => slug)).size).toBe(offers.length);
  expect(new Set(offers.map(({ title }) => title)).size).toBe(offers.length);
  for (const offer of offers) {
    expect(slugify(offer.slug)).toBe(offer.slug);
    expect(offer.missions.length).toBeGreaterThanOrEqual(3);
    expect(offer.profile.length).toBeGreaterThanOrEqual(3);
    expect(offer.skills.length).toBeGreaterThanOrEqual(4);
  }
});

test.each(offers)('the JobPosting of « $title » has what search engines ask for', (offer) => {
  expect(jobPosting(offer)).toMatchObject({
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
  for (const mission of offer.missions) expect(JSON.stringify(jobPosting(offer))).toContain(mission);
});

test('figures and benefits are those of the specification', () => {
  expect(careersHero.figures.map(({ value }) => value)).toEqual(['500+', '15', '95%']);
  expect(benefitsContent.figures.map(({ value, unit }) => `${value} ${unit}`)).toEqual([
    '3000€ par an',
    '3 jours par semaine',
    '20% du temps',
  ]);
  expect(valuesContent.items.length).toBeGreaterThanOrEqual(3);
});
