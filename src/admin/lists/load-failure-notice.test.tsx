// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AppError, type AppErrorKind } from '@/shared/lib/app-error';
import { LoadFailureNotice } from './load-failure-notice';

it.each<[AppErrorKind, string | undefined, number]>([
  ['network', undefined, 1],
  ['forbidden', undefined, 0],
  ['not-found', 'Ce contenu n’existe plus.', 0],
])(
  'names the failure « %s », and offers a retry only where it can help',
  (kind, missingText, buttonCount) => {
    const onRetry = vi.fn();
    const error = new AppError(kind);
    render(<LoadFailureNotice title="Échec" error={error} onRetry={onRetry} missingText={missingText} />);
    expect(screen.getByText(missingText ?? error.message)).toBeVisible();
    const buttons = screen.queryAllByRole('button', { name: 'Réessayer' });
    expect(buttons).toHaveLength(buttonCount);
    for (const button of buttons) button.click();
    expect(onRetry).toHaveBeenCalledTimes(buttonCount);
  },
);
