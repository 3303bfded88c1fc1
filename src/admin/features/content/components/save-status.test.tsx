// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ContentFormState } from '../use-content-form';
import { SaveStatus } from './save-status';

const now = new Date();
const todayAtNoon = new Date(now.getFullYear(), now.getMonth(), now.getDate(), 12);
const earlierDay = new Date(2025, 2, 15, 14, 5);

it.each([
  ['the time of an automatic save of today', todayAtNoon, 'Brouillon enregistré automatiquement à 12:00'],
  [
    'the date of an older automatic save',
    earlierDay,
    'Brouillon enregistré automatiquement le 15 mars 2025 à 14:05',
  ],
])('shows %s', (_title, date, status) => {
  const storedRow = { autosaved_at: date.toISOString(), copy_of: null };
  const editor = { storedRow, isDirty: false, hasAutosaveFailed: false, isWaitingForNetwork: false };
  render(<SaveStatus editor={editor as unknown as ContentFormState} />);
  expect(screen.getByRole('status')).toHaveTextContent(status);
});

it.each([
  [
    'failed',
    { hasAutosaveFailed: true, isWaitingForNetwork: false },
    /^L’enregistrement automatique a échoué/,
  ],
  ['waits', { hasAutosaveFailed: true, isWaitingForNetwork: true }, /^En attente du réseau/],
])('says that an automatic save %s', (_title, state, status) => {
  render(<SaveStatus editor={{ isDirty: true, ...state } as unknown as ContentFormState} />);
  expect(screen.getByRole('status')).toHaveTextContent(status);
});
