// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from './dialog';

/** Opens a dialog. With `movesFocus`, closing it focuses the title of the page, as a page change does. */
function Opener({ movesFocus = false }) {
  const [isOpen, setIsOpen] = useState(false);
  const [hasClosed, setHasClosed] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (movesFocus && hasClosed) title.current?.focus();
  }, [movesFocus, hasClosed]);
  function handleClose() {
    setIsOpen(false);
    setHasClosed(true);
  }
  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        Titre
      </h1>
      <button type="button" onClick={() => setIsOpen(true)}>
        Ouvrir
      </button>
      <Dialog open={isOpen} title="Fenêtre" onClose={handleClose}>
        <p>Texte</p>
      </Dialog>
    </>
  );
}

/** Opens the dialog and presses Escape. Runs all tasks, because Radix returns the focus in a later task. */
function openAndPressEscape() {
  fireEvent.click(screen.getByRole('button', { name: 'Ouvrir' }));
  act(() => vi.runAllTimers());
  fireEvent.keyDown(screen.getByRole('dialog', { name: 'Fenêtre' }), { key: 'Escape' });
  act(() => vi.runAllTimers());
  expect(screen.queryByRole('dialog')).toBeNull();
}

beforeEach(() => vi.useFakeTimers());
it('a closed dialog returns the focus to its opener', () => {
  render(<Opener />);
  screen.getByRole('button', { name: 'Ouvrir' }).focus();
  openAndPressEscape();
  expect(screen.getByRole('button', { name: 'Ouvrir' })).toHaveFocus();
});

it('a closed dialog leaves the focus on an element that has taken it', () => {
  render(<Opener movesFocus />);
  screen.getByRole('button', { name: 'Ouvrir' }).focus();
  openAndPressEscape();
  expect(screen.getByText('Titre')).toHaveFocus();
});

/** Page whose opener disappears when the dialog closes, as the button of a finished step does. */
function VanishingOpener() {
  const [step, setStep] = useState<'start' | 'open' | 'done'>('start');
  return (
    <main>
      <h1>Titre</h1>
      {step === 'done' ? null : (
        <button type="button" onClick={() => setStep('open')}>
          Ouvrir
        </button>
      )}
      <Dialog open={step === 'open'} title="Fenêtre" onClose={() => setStep('done')}>
        <p>Texte</p>
      </Dialog>
    </main>
  );
}

it('a closed dialog focuses the title when its opener has disappeared', () => {
  render(<VanishingOpener />);
  screen.getByRole('button', { name: 'Ouvrir' }).focus();
  openAndPressEscape();
  expect(screen.getByText('Titre')).toHaveFocus();
});

it('scrolls to the control that Tab has focused', () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  render(
    <Dialog title="Fenêtre" onClose={vi.fn()}>
      <p>Texte</p>
    </Dialog>,
  );
  fireEvent.keyUp(screen.getByRole('button', { name: 'Fermer' }), { key: 'Tab' });
  expect(scrollIntoView.mock.contexts).toEqual([document.activeElement]);
});
