// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useAuth } from './auth-context';

function Reader() {
  return <p>{useAuth().user?.email}</p>;
}

it('throws outside its provider', () => {
  expect(() => render(<Reader />)).toThrow('useAuth must be used inside <AuthProvider>');
  // React reports what a component threw
  vi.mocked(console.error).mockClear();
});
