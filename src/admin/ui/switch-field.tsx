import { type ComponentPropsWithRef, useId } from 'react';
import { Switch } from './switch';

interface SwitchFieldProps extends ComponentPropsWithRef<'input'> {
  label: string;
  hint?: string;
  /** Technical name of a permission, below the hint. */
  code?: string;
}

/** Switch with a label and a hint. Spread a registration of react-hook-form on it. */
export function SwitchField({ label, hint, code, ...inputProps }: SwitchFieldProps) {
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
        {code ? <code className="text-xs break-all text-muted">{code}</code> : null}
      </div>
      <Switch {...inputProps} id={id} aria-describedby={hintId} />
    </div>
  );
}
