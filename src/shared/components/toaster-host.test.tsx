// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { notify } from './notify';
import { ToasterHost } from './toaster-host';

let sendInEffect = () => {};

/** Sends a toast from an effect, after a call of `sendInEffect`. */
function ToastInEffect({ title }: { title: string }) {
  const [isSending, setSending] = useState(false);
  sendInEffect = () => setSending(true);
  useLayoutEffect(() => {
    if (isSending) notify.error({ title });
  }, [isSending, title]);
  return null;
}

it('ToasterHost shows a toast that an effect sends while another one appears', async () => {
  render(
    <>
      <ToasterHost side="left" />
      <ToastInEffect title="Le suivi" />
    </>,
  );
  act(() => notify.error({ title: 'La session' }));
  expect(await screen.findByText('La session')).toBeDefined();

  act(() => {
    notify.error({ title: 'La liste' });
    sendInEffect();
  });
  expect(await screen.findByText('La liste')).toBeDefined();
  expect(await screen.findByText('Le suivi')).toBeDefined();
});
