// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from './dialog';

/** Opens a dialog. With `movesFocus`, closing it focuses the title of the page, as a page change does. */
function Opener({ movesFocus = false }) {
  const [open, setOpen] = useState(false);
  const [closed, setClosed] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (movesFocus && closed) title.current?.focus();
  }, [movesFocus, closed]);
  function handleClose() {
    setOpen(false);
    setClosed(true);
  }
  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        Titre
      </h1>
      <button type="button" onClick={() => setOpen(true)}>
        Ouvrir
      </button>
      <Dialog open={open} title="Fenêtre" onClose={handleClose}>
        <p>Texte</p>
      </Dialog>
    </>
  );
}

/** Opens, presses Escape and runs all tasks, because Radix returns the focus in a later task. */
function openAndEscape() {
  fireEvent.click(screen.getByRole('button', { name: 'Ouvrir' }));
  act(() => vi.runAllTimers());
  fireEvent.keyDown(screen.getByRole('dialog', { name: 'Fenêtre' }), { key: 'Escape' });
  act(() => vi.runAllTimers());
  expect(screen.queryByRole('dialog')).toBeNull();
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('returns the focus to its opener', () => {
  render(<Opener />);
  screen.getByRole('button', { name: 'Ouvrir' }).focus();
  openAndEscape();
  expect(screen.getByRole('button', { name: 'Ouvrir' })).toHaveFocus();
});

it('does not return the focus that another element took meanwhile', () => {
  render(<Opener movesFocus />);
  screen.getByRole('button', { name: 'Ouvrir' }).focus();
  openAndEscape();
  expect(screen.getByText('Titre')).toHaveFocus();
});
