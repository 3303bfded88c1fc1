// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import NewsletterLinkDialog from './newsletter-link-dialog';

it('recognises an incomplete link without a request', async () => {
  const fetchMock = vi.fn();
  vi.stubGlobal('fetch', fetchMock);
  render(<NewsletterLinkDialog audience="readers" action="unsubscribe" token="3f0c" />);
  await userEvent.click(screen.getByRole('button', { name: 'Me désinscrire' }));
  expect(await screen.findByRole('heading', { name: 'Ce lien est incomplet' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Me réinscrire' })).toBeNull();
  expect(fetchMock).not.toHaveBeenCalled();
});

it('says that a link for a confirmation is no longer valid', async () => {
  vi.stubGlobal('fetch', async () => Response.json(false));
  render(<NewsletterLinkDialog audience="readers" action="confirm" token={crypto.randomUUID()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Confirmer mon inscription' }));
  expect(await screen.findByRole('heading', { name: 'Ce lien n’est plus valable' })).toBeVisible();
});

it('ignores the second click of a double click, which meets another button', async () => {
  const fetchMock = vi.fn(async () => Response.json(true));
  vi.stubGlobal('fetch', fetchMock);
  render(<NewsletterLinkDialog audience="readers" action="unsubscribe" token={crypto.randomUUID()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Me désinscrire' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Me réinscrire' }), { detail: 2 });
  for (const button of screen.getAllByText('Fermer', { selector: 'button' }))
    fireEvent.click(button, { detail: 2 });
  expect(screen.getByRole('heading', { name: 'Vous êtes désinscrit' })).toBeVisible();
  expect(fetchMock).toHaveBeenCalledOnce();
});
