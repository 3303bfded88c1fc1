// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { MenuButton } from './menu-button';

it('takes the focus back before the action of the chosen item runs', async () => {
  const onPress = vi.fn(() => document.activeElement);
  render(
    <MenuButton className="" items={[{ label: 'Publier', onPress }]}>
      Statut
    </MenuButton>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Statut' }));
  await userEvent.click(screen.getByRole('button', { name: 'Publier', hidden: true }));
  expect(onPress).toHaveReturnedWith(screen.getByRole('button', { name: 'Statut' }));
});
