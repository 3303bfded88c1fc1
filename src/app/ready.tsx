import { type ReactNode, useEffect } from 'react';
import { announceReady } from '@/lib/announce-ready';

/** Around the whole application: says when its first render is alive. */
export function Ready({ children }: { children: ReactNode }) {
  useEffect(announceReady, []);
  return children;
}
