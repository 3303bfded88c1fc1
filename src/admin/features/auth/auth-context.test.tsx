// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useAuth } from './auth-context';

function Reader() {
  return <p>{useAuth().user?.email}</p>;
}

it('useAuth throws outside AuthProvider', () => {
  expect(() => render(<Reader />)).toThrow('useAuth must be used inside <AuthProvider>');
  // silences the error report of React
  vi.mocked(console.error).mockClear();
});
