// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ConcurrentEditNotice } from './concurrent-edit-notice';

it('scrolls into view once, so that the next save replaces nothing unread', () => {
  // Chromium returns a promise, which must not become the cleanup of the effect.
  const scrollIntoView = vi
    .spyOn(Element.prototype, 'scrollIntoView')
    .mockReturnValue(Promise.resolve() as never);
  const notice = (
    <ConcurrentEditNotice
      editorName="Aya Koné"
      savedAt="2026-11-30T10:00:00Z"
      changes={[{ label: 'Note interne', value: 'Rappelé' }]}
      onDiscard={() => undefined}
    />
  );
  const { rerender, unmount } = render(notice);
  rerender(notice);
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('alert')]);
  unmount();
});
