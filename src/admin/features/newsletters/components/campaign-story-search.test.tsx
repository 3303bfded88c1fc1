// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { stubApi } from '../../../../../tests/support/stub-api';
import { CampaignStorySearch } from './campaign-story-search';

const stories = ['un', 'deux', 'trois'].map((id) => ({ id, title: id, category: null }));

function SearchWithList() {
  const [ids, setIds] = useState<string[]>([]);
  return (
    <>
      <output>{ids.join()}</output>
      <CampaignStorySearch selectedIds={ids} onAdd={(id) => setIds([...ids, id])} />
    </>
  );
}

it('adds one story at a double click', async () => {
  stubApi(() => stories);
  renderAdmin(<SearchWithList />);
  fireEvent.click(await screen.findByRole('button', { name: /Ajouter .*un/ }), { detail: 1 });
  fireEvent.click(screen.getByRole('button', { name: /Ajouter .*deux/ }), { detail: 2 });
  expect(screen.getByRole('status')).toHaveTextContent(/^un$/);
});
