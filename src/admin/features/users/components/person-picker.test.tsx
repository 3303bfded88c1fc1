// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PersonPicker, usePersonPicker } from './person-picker';

const createPerson = (first_name: string) => ({
  id: first_name,
  first_name,
  last_name: 'Sarr',
  email: '',
  roles: [],
});

function Picker() {
  const picker = usePersonPicker(null);
  const field = { label: 'Personne' };
  return <PersonPicker picker={picker} searchLabel="Rechercher" field={field} noneLabel="Aucune" />;
}

afterEach(() => void vi.unstubAllGlobals());

it('a search narrows the people, and keeps the chosen one', async () => {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) =>
    Response.json(
      /moussa/i.test(String(input)) ? [createPerson('Moussa')] : ['Awa', 'Fatou'].map(createPerson),
    ),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Picker />
    </QueryClientProvider>,
  );
  await screen.findByRole('option', { name: 'Fatou Sarr' });
  await userEvent.selectOptions(screen.getByLabelText('Personne'), 'Awa Sarr');
  await userEvent.type(screen.getByLabelText('Rechercher'), 'moussa{Enter}');
  await screen.findByRole('option', { name: 'Moussa Sarr' });
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options).toEqual(['Aucune', 'Awa Sarr', 'Moussa Sarr']);
  expect(screen.getByLabelText('Personne')).toHaveValue('Awa');
});
