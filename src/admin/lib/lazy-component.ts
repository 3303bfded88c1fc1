import { type ComponentType, lazy } from 'react';

/** Returns a `React.lazy` component for a named export: `lazyComponent(async () => (await import('./x')).X)`. */
export const lazyComponent = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }));
