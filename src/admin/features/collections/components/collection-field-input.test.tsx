// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { defineDocumentField, defineReferenceListField, type FieldDefinition } from '@/copy/collection';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { stubApi } from '../../../../../tests/support/stub-api';
import { CollectionFieldInput } from './collection-field-input';

function Form({ field }: { field: FieldDefinition }) {
  const { control, handleSubmit } = useForm({
    defaultValues: { value: field.kind === 'references' ? [] : '' },
    resolver: async () => ({ values: {}, errors: { value: { type: 'required', message: 'À remplir.' } } }),
  });
  return (
    <form onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
      <CollectionFieldInput control={control as never} name="value" field={field} readOnly={false} />
      <button type="submit">Enregistrer</button>
    </form>
  );
}

it.each([
  defineDocumentField('Document', { hint: 'Aide.' }),
  defineReferenceListField('Chaînes', 'partners', { hint: 'Aide.' }),
])('focuses the group of a refused field, with hint and error: $label', async (field) => {
  stubApi(() => []);
  renderAdmin(<Form field={field as FieldDefinition} />);
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  const group = await screen.findByRole('group', { description: 'Aide. À remplir.' });
  expect(group).toHaveAccessibleName(new RegExp(field.label));
  await vi.waitFor(() => expect(group).toHaveFocus());
});
