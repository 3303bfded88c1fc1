// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { type BaseDialogProps, DialogButton } from './dialog-button';

interface TestProps {
  name: string;
}

const closeFunctions: (() => void)[] = [];

function TestDialog({ name, onClose }: TestProps & BaseDialogProps) {
  useEffect(() => void closeFunctions.push(onClose), [onClose]);
  return <p role="dialog">{name}</p>;
}

it('opens only the dialog of the last button pressed before the download', async () => {
  let finishDownload: () => void = () => {};
  const download = new Promise<ComponentType<TestProps & BaseDialogProps>>((resolve) => {
    finishDownload = () => resolve(TestDialog);
  });
  const load = () => download;
  render(
    ['Contact', 'Interview'].map((name) => (
      <DialogButton key={name} load={load} dialogProps={{ name }}>
        {name}
      </DialogButton>
    )),
    { wrapper: MemoryRouter },
  );
  const [contactButton, interviewButton] = screen.getAllByRole('button');
  fireEvent.click(contactButton as HTMLElement);
  fireEvent.click(interviewButton as HTMLElement);
  expect(contactButton).not.toHaveAttribute('aria-busy');
  expect(interviewButton).toHaveAttribute('aria-busy', 'true');
  await act(async () => finishDownload());
  expect(screen.getAllByRole('dialog').map(({ textContent }) => textContent)).toEqual(['Interview']);
});

const loadTestDialog = async () => TestDialog;

/** The button of a header, and a way to another page and back. */
function Header() {
  const navigate = useNavigate();
  return (
    <>
      <DialogButton load={loadTestDialog} dialogProps={{ name: 'Contact' }}>
        Contact
      </DialogButton>
      <button type="button" onClick={() => navigate('/presse')}>
        Presse
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Retour
      </button>
    </>
  );
}

async function openDialogAndLeavePage() {
  render(<Header />, { wrapper: MemoryRouter });
  fireEvent.click(screen.getByRole('button', { name: 'Contact' }));
  await screen.findByRole('dialog');
  fireEvent.click(screen.getByRole('button', { name: 'Presse' }));
}

it('closes the dialog when the page changes', async () => {
  await openDialogAndLeavePage();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('keeps the dialog closed after Back', async () => {
  await openDialogAndLeavePage();
  fireEvent.click(screen.getByRole('button', { name: 'Retour' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('keeps a second dialog open when the form of the first one ends late', async () => {
  closeFunctions.length = 0;
  await openDialogAndLeavePage();
  fireEvent.click(screen.getByRole('button', { name: 'Contact' }));
  expect(screen.getByRole('dialog')).toBeVisible();
  // the first form has its answer, and closes its own dialog
  act(() => closeFunctions[0]?.());
  expect(screen.getByRole('dialog')).toBeVisible();
});

it.each([
  ['during hydration after', true, 1],
  ['not during hydration without', false, 0],
])('downloads the dialog %s an early press', (_moment, wasPressed, downloadCount) => {
  const load = vi.fn(loadTestDialog);
  const page = (
    <MemoryRouter>
      <DialogButton load={load} preload={false} dialogProps={{ name: 'Contact' }}>
        Contact
      </DialogButton>
    </MemoryRouter>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  // as the start script does
  if (wasPressed) container.firstElementChild?.setAttribute('aria-busy', 'true');
  render(page, { container, hydrate: true });
  expect(load).toHaveBeenCalledTimes(downloadCount);
  // the development version of React warns about the attribute of the start script
  vi.mocked(console.error).mockClear();
});
