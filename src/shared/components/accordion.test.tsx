// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Accordion, AccordionItem } from './accordion';

it('an accordion item opens by its button, not by other controls in its row', async () => {
  render(
    <Accordion type="multiple">
      <AccordionItem value="a" trigger="Plus" rowContent={<input type="checkbox" aria-label="Choix" />}>
        <p>Explication</p>
      </AccordionItem>
    </Accordion>,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choix' }));
  expect(screen.queryByText('Explication')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Plus', expanded: false }));
  expect(screen.getByText('Explication')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Choix' })).toBeChecked();
});

it('keepMounted keeps closed content in the DOM, so that it can describe a control', () => {
  render(
    <Accordion type="multiple">
      <AccordionItem
        value="a"
        trigger="Plus"
        rowContent={<input type="checkbox" aria-describedby="why" />}
        keepMounted
      >
        <p id="why">Explication</p>
      </AccordionItem>
    </Accordion>,
  );
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Explication');
  expect(screen.getByRole('button', { name: 'Plus' })).toHaveAttribute('aria-expanded', 'false');
});

it('renders no button without content to unfold', () => {
  render(
    <Accordion type="multiple">
      <AccordionItem value="a" trigger="Plus" rowContent={<p>Seul</p>} />
    </Accordion>,
  );
  expect(screen.queryByRole('button')).toBeNull();
});
