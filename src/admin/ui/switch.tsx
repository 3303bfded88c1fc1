import type { ComponentPropsWithRef } from 'react';

/** Switch, a native checkbox. Its name comes from a label or `aria-label`. */
export function Switch(inputProps: ComponentPropsWithRef<'input'>) {
  return (
    <span className="relative inline-flex h-7 w-12 shrink-0">
      <input
        {...inputProps}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its state without aria-checked
        role="switch"
        className="peer absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-full border border-line-strong bg-surface-strong transition-colors checked:border-accent checked:bg-accent disabled:cursor-not-allowed disabled:opacity-60 forced-colors:appearance-auto"
      />
      <span
        className="pointer-events-none absolute top-1 left-1 size-5 rounded-full bg-muted transition-transform peer-checked:translate-x-5 peer-checked:bg-on-accent forced-colors:hidden"
        aria-hidden="true"
      />
    </span>
  );
}
