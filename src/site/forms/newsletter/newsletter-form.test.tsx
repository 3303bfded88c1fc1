// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { NewsletterForm } from './newsletter-form';

// a download that does not end
vi.mock('./subscribe', () => new Promise(() => {}));

it('the button shows « Inscription... » while the code that subscribes is downloading', async () => {
  render(
    <MemoryRouter>
      <NewsletterForm />
    </MemoryRouter>,
  );
  const field = screen.getByRole('textbox', { name: /e-?mail/i });
  fireEvent.change(field, { target: { value: 'awa@exemple.com' } });
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('button', { name: 'Inscription...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(field).toHaveAttribute('readonly');
});
