import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { defaultContactPhone } from '@/copy/directory';
import { defaultSettings, type SiteSettings } from '@/copy/site-settings';
import { toPublicSettings } from '@/site/api/public-settings';
import { PublicLayout } from '@/site/pages/layout/public-layout';
import { SiteFooter } from '@/site/pages/layout/site-footer';
import { renderPart, TestPageDataProvider } from './support/test-page-data-provider';

test('the sample phone number has the country code of the specification', () => {
  expect(defaultContactPhone.startsWith('+225')).toBe(true);
});

const changedSettings = {
  ...defaultSettings,
  // `$$` has a meaning in `String.replace`.
  title: 'Groupe $$ Neuf',
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
  const settings = toPublicSettings({ ...defaultSettings, linkedin: 'javascript:alert(1)' });
  const footer = renderPart(<SiteFooter />, { settings });
  expect(footer).not.toContain('javascript:');
  expect(footer).not.toContain('LinkedIn');
});

/** Returns the markup that a build writes for the layout. */
async function prerenderLayout(settings: Partial<SiteSettings>): Promise<string> {
  const { prelude } = await prerender(
    <TestPageDataProvider data={{ settings }}>
      <PublicLayout />
    </TestPageDataProvider>,
  );
  return new Response(prelude).text();
}

test('built pages show the maintenance notice with its end, for every reader', async () => {
  const notice = 'Nous revenons très vite';
  expect(await prerenderLayout({})).not.toContain(notice);
  const layout = await prerenderLayout({
    ...changedSettings,
    maintenance_mode: true,
    maintenance_until: '2026-12-03T13:30:00+00:00',
  });
  for (const text of [
    notice,
    '<dialog open=""',
    changedSettings.title,
    'Retour prévu le 3 décembre à 14:30',
    changedSettings.email,
  ])
    expect(layout.slice(layout.indexOf('</footer>'))).toContain(text);
});
