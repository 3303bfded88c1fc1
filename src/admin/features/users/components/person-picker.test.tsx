// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { stubApi } from '../../../../../tests/support/stub-api';
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

it('a search narrows the people, and keeps the chosen one', async () => {
  stubApi(({ url }) =>
    /moussa/i.test(url.href) ? [createPerson('Moussa')] : ['Awa', 'Fatou'].map(createPerson),
  );
  renderAdmin(<Picker />);
  await screen.findByRole('option', { name: 'Fatou Sarr' });
  await userEvent.selectOptions(screen.getByLabelText('Personne'), 'Awa Sarr');
  await userEvent.type(screen.getByLabelText('Rechercher'), 'moussa{Enter}');
  await screen.findByRole('option', { name: 'Moussa Sarr' });
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options).toEqual(['Aucune', 'Awa Sarr', 'Moussa Sarr']);
  expect(screen.getByLabelText('Personne')).toHaveValue('Awa');
});
