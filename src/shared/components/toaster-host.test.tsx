// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { notify } from './notify';
import { ToasterHost } from './toaster-host';

// jsdom has no media queries
beforeEach(
  () => void vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false })),
);

let draw = () => {};

/** Sends a toast in the effect that follows the previous render. */
function AsItIsDrawn({ title }: { title: string }) {
  const [drawn, setDrawn] = useState(false);
  draw = () => setDrawn(true);
  useLayoutEffect(() => {
    if (drawn) notify.error({ title });
  }, [drawn, title]);
  return null;
}

it('loses no toast that comes while another is being shown', async () => {
  render(
    <>
      <ToasterHost side="left" />
      <AsItIsDrawn title="Le suivi" />
    </>,
  );
  act(() => notify.error({ title: 'La session' }));
  expect(await screen.findByText('La session')).toBeDefined();

  act(() => {
    notify.error({ title: 'La liste' });
    draw();
  });
  expect(await screen.findByText('La liste')).toBeDefined();
  expect(await screen.findByText('Le suivi')).toBeDefined();
});
