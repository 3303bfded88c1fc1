// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TestPageDataProvider } from '../../../tests/support/test-page-data-provider';
import { PressList } from './press-list';

vi.mock('@/site/data/live-articles', () => ({
  fetchArticleBatch: async () => ({ articles: [], hasMore: false }),
}));

it('a category with the slug « tous » can be chosen', async () => {
  const categories = [{ slug: 'tous', name: 'Tous publics', parent: null, count: 0 }];
  const articles = {
    newest: [],
    hasMore: false,
    pinned: [],
    counts: { total: 0, years: [], categories },
    unimportedArticles: [],
    defaultArticleValues: {},
  };
  render(
    <TestPageDataProvider data={{ articles }}>
      <PressList />
    </TestPageDataProvider>,
  );
  const tab = screen.getByRole('tab', { name: /^Tous publics/ });
  expect(tab).toHaveAttribute('aria-selected', 'false');
  fireEvent.click(tab);
  expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(window.location.search).toBe('?categorie=tous');
  expect(await screen.findByRole('status')).toHaveTextContent('Aucun');
});
