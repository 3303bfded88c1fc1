// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { defaultSettings } from '@/copy/site-settings';
import { LAYOUT_ROUTE_ID } from '@/site/data/site-data';
import { PageHead } from './page-head';

const settings = { ...defaultSettings, title: 'Obouo Médias' };

it.each([
  ['Contact | Groupe Obouo', 'Contact | Obouo Médias'],
  ['Groupe Obouo | Télévision et streaming', 'Obouo Médias | Télévision et streaming'],
  ['Le Groupe Obouo ouvre un bureau à Dakar', 'Le Groupe Obouo ouvre un bureau à Dakar'],
  ['Chef de projet, Groupe Obouo | Groupe Obouo', 'Chef de projet, Groupe Obouo | Obouo Médias'],
])('replaces only the name of the site in the title « %s »', async (title, expected) => {
  const element = <PageHead seo={{ title, description: '', canonical: '/contact' }} />;
  const router = createMemoryRouter([{ id: LAYOUT_ROUTE_ID, path: '/', loader: () => null, element }], {
    hydrationData: { loaderData: { [LAYOUT_ROUTE_ID]: { settings } } },
  });
  render(<RouterProvider router={router} />);
  expect(document.title).toBe(expected);
});
