// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { ArticleBackLink } from './article-back-link';

function renderBackLink({ key = 'navigated', hash = '' } = {}) {
  const goBack = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
  window.history.pushState(null, '');
  render(
    <MemoryRouter initialEntries={[{ pathname: '/presse/un-texte', key, hash }]}>
      <ArticleBackLink />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: 'Retour à la presse' });
  // jsdom cannot open the link
  link.addEventListener('click', (event) => event.ctrlKey && event.preventDefault());
  return { goBack, link };
}

test('the back link goes back in history', () => {
  const { goBack, link } = renderBackLink();
  fireEvent.click(link);
  expect(goBack).toHaveBeenCalledTimes(1);
});

test('a click with Ctrl on the back link leaves the page open', () => {
  const { goBack, link } = renderBackLink();
  fireEvent.click(link, { ctrlKey: true });
  expect(goBack).not.toHaveBeenCalled();
});

test('the back link of the first page of a tab leads to /presse', () => {
  const { goBack, link } = renderBackLink({ key: 'default' });
  expect(link).toHaveAttribute('href', '/presse');
  fireEvent.click(link);
  expect(goBack).not.toHaveBeenCalled();
});

test('the back link leads to /presse after a jump to a heading', () => {
  const { goBack, link } = renderBackLink({ hash: '#un-titre' });
  fireEvent.click(link);
  expect(goBack).not.toHaveBeenCalled();
});
