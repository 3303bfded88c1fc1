import { type ComponentPropsWithRef, useId } from 'react';

interface SwitchFieldProps extends ComponentPropsWithRef<'input'> {
  label: string;
  hint?: string;
}

/** Switch with a hint. Spread a registration of react-hook-form on it. */
export function SwitchField({ label, hint, ...input }: SwitchFieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <div className="flex items-start gap-4 py-3">
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="block cursor-pointer font-semibold">
          {label}
        </label>
        {hint ? (
          <p id={hintId} className="mt-0.5 max-w-prose text-sm text-muted">
            {hint}
          </p>
        ) : null}
      </div>
      <span className="relative mt-0.5 inline-flex h-7 w-12 shrink-0">
        <input
          {...input}
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its state without aria-checked
          role="switch"
          aria-describedby={hintId}
          className="peer absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-full border border-line-strong bg-surface-strong transition-colors checked:border-accent checked:bg-accent disabled:cursor-not-allowed disabled:opacity-60"
        />
        <span
          className="pointer-events-none absolute top-1 left-1 size-5 rounded-full bg-muted transition-transform peer-checked:translate-x-5 peer-checked:bg-on-accent"
          aria-hidden="true"
        />
      </span>
    </div>
  );
}
