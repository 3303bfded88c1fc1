// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TextField } from '@/shared/form/field';
import { AuthScreenLayout } from './auth-screen-layout';

it('focuses its title after the screen that had the focus', () => {
  const { rerender } = render(<button type="button">Mot de passe oublié</button>);
  screen.getByRole('button').focus();
  rerender(<AuthScreenLayout title="Nouveau mot de passe">…</AuthScreenLayout>);
  expect(screen.getByRole('heading', { name: 'Nouveau mot de passe' })).toHaveFocus();
});

it('leaves the focus on a field that asks for it', () => {
  render(
    <AuthScreenLayout title="Double authentification">
      <TextField label="Code" autoFocus />
    </AuthScreenLayout>,
  );
  expect(screen.getByLabelText('Code')).toHaveFocus();
});
