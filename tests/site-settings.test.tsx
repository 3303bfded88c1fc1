import { expect, test } from 'vitest';
import { contactPhone } from '@/copy/directory';
import { homeSeo } from '@/copy/pages/home';
import { defaultSettings } from '@/copy/site-settings';
import { typesetSettings } from '@/site/api/public-settings';
import { PageHead } from '@/site/components/page-head';
import { SiteFooter } from '@/site/pages/layout/site-footer';
import { renderPart } from './support/page-with-data';

test('the sample telephone number has the country code of the specification', () => {
  expect(contactPhone.startsWith('+225')).toBe(true);
});

const changedSettings = {
  ...defaultSettings,
  title: 'Groupe Neuf',
  email: 'neuve@exemple.com',
  phone: '+225 01 02 03 04 05',
  address: '1 place du Marché, 69000 Lyon, France',
  facebook: 'https://facebook.example/neuf',
};

test('the footer shows the contacts and networks of the settings', () => {
  const footer = renderPart(<SiteFooter />, { settings: changedSettings });
  for (const text of [changedSettings.email, changedSettings.phone, '69000 Lyon', changedSettings.facebook])
    expect(footer).toContain(text);
});

test('a network without a web address is left out of the footer', () => {
  const settings = typesetSettings({ ...defaultSettings, linkedin: 'javascript:alert(1)' });
  const footer = renderPart(<SiteFooter />, { settings });
  expect(footer).not.toContain('javascript:');
  expect(footer).not.toContain('LinkedIn');
});

test('the head of a page has the name of the settings', () => {
  expect(
    renderPart(<PageHead seo={{ ...homeSeo, description: '' }} />, { settings: changedSettings }),
  ).toContain('Groupe Neuf | Télévision');
});
