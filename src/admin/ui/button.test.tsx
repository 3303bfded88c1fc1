// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './button';

it('stays focusable while its action runs, and ignores presses', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn();
  const { rerender } = render(<Button onClick={onClick}>Exporter</Button>);
  await userEvent.click(screen.getByRole('button'));
  expect(onClick).toHaveBeenCalledOnce();
  rerender(
    <form onSubmit={onSubmit}>
      <input />
      <Button type="submit" isPending onClick={onClick}>
        Exporter
      </Button>
    </form>,
  );
  const button = screen.getByRole('button');
  expect(button).toBeEnabled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  await userEvent.type(screen.getByRole('textbox'), 'mot{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});
