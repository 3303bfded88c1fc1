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
  const item = screen.getByRole('button', { name: 'Publier', hidden: true });
  // jsdom never opens a popover, and an element in a closed one cannot take the focus
  item.closest('[popover]')?.removeAttribute('popover');
  await userEvent.click(item);
  expect(onPress).toHaveReturnedWith(screen.getByRole('button', { name: 'Statut' }));
});
