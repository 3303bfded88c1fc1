// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Accordion, Fold } from './accordion';

it('opens under its row, and what stands in the row is pressed for itself', async () => {
  render(
    <Accordion type="multiple">
      <Fold value="a" trigger="Plus" beside={<input type="checkbox" aria-label="Choix" />}>
        <p>Explication</p>
      </Fold>
    </Accordion>,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choix' }));
  expect(screen.queryByText('Explication')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Plus', expanded: false }));
  expect(screen.getByText('Explication')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Choix' })).toBeChecked();
});

it('kept mounted, what is folded still describes what stands in the row', () => {
  render(
    <Accordion type="multiple">
      <Fold value="a" trigger="Plus" beside={<input type="checkbox" aria-describedby="why" />} keepMounted>
        <p id="why">Explication</p>
      </Fold>
    </Accordion>,
  );
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Explication');
  expect(screen.getByRole('button', { name: 'Plus' })).toHaveAttribute('aria-expanded', 'false');
});

it('has no button where there is nothing to fold', () => {
  render(
    <Accordion type="multiple">
      <Fold value="a" trigger="Plus" beside={<p>Seul</p>} />
    </Accordion>,
  );
  expect(screen.queryByRole('button')).toBeNull();
});
