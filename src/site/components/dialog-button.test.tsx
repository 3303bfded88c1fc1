// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { type BaseDialogProps, DialogButton } from './dialog-button';

interface TestPreset {
  name: string;
}

it('opens only the dialog of the last button pressed before the download', async () => {
  const TestDialog = ({ name }: TestPreset) => <p role="dialog">{name}</p>;
  let finishDownload: () => void = () => {};
  const download = new Promise<ComponentType<TestPreset & BaseDialogProps>>((resolve) => {
    finishDownload = () => resolve(TestDialog);
  });
  const load = () => download;
  render(
    ['Contact', 'Interview'].map((name) => (
      <DialogButton key={name} load={load} preset={{ name }}>
        {name}
      </DialogButton>
    )),
  );
  const [contactButton, interviewButton] = screen.getAllByRole('button');
  fireEvent.click(contactButton as HTMLElement);
  fireEvent.click(interviewButton as HTMLElement);
  expect(contactButton).not.toHaveAttribute('aria-busy');
  expect(interviewButton).toHaveAttribute('aria-busy', 'true');
  await act(async () => finishDownload());
  expect(screen.getAllByRole('dialog').map(({ textContent }) => textContent)).toEqual(['Interview']);
});
