// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { Dialog } from './dialog';

/** A page that may give its title the focus as the window goes, as one does that changes. */
function Opener({ moves = false }) {
  const [open, setOpen] = useState(false);
  const [closed, setClosed] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moves && closed) title.current?.focus();
  }, [moves, closed]);
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
      <Dialog open={open} onOpenChange={handleClose} title="Fenêtre" closeLabel="Fermer">
        <p>Texte</p>
      </Dialog>
    </>
  );
}

async function openAndEscape() {
  await userEvent.click(screen.getByRole('button', { name: 'Ouvrir' }));
  expect(screen.getByRole('dialog', { name: 'Fenêtre' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
}

it('gives the focus back to whatever opened it', async () => {
  render(<Opener />);
  await openAndEscape();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ouvrir' })).toHaveFocus());
});

it('leaves it where it was given meanwhile', async () => {
  render(<Opener moves />);
  await openAndEscape();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.getByText('Titre')).toHaveFocus();
});
