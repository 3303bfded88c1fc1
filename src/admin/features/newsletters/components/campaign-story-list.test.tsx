// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { CampaignStoryList } from './campaign-story-list';

const titles = new Map(['un', 'deux', 'trois'].map((id) => [id, id]));

function StoryList() {
  const [ids, setIds] = useState([...titles.keys()]);
  return <CampaignStoryList ids={ids} titles={titles} isLoading={false} onChange={setIds} />;
}

it('removes one story at a double click', () => {
  renderAdmin(<StoryList />);
  fireEvent.click(screen.getByRole('button', { name: /Retirer .*un/ }), { detail: 1 });
  fireEvent.click(screen.getByRole('button', { name: /Retirer .*deux/ }), { detail: 2 });
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
