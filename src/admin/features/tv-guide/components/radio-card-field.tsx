import { type ReactNode, useId } from 'react';

interface RadioCardFieldProps<Value> {
  label: string;
  /** Text between the label and the choices. */
  lead?: ReactNode;
  choices: readonly { value: Value; label: string; hint: string }[];
  /** Undefined before a choice. */
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** Radio buttons as cards, each with a hint. */
export function RadioCardField<Value>({ label, lead, choices, value, onChange }: RadioCardFieldProps<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="text-[0.9375rem] font-semibold">{label}</legend>
      {lead}
      <div className="mt-1 grid gap-2 sm:grid-cols-2">
        {choices.map((choice) => (
          <label
            key={choice.label}
            className="flex cursor-pointer items-start gap-3 rounded-card border border-line-strong px-3.5 py-2.5 has-checked:border-highlight"
          >
            <input
              type="radio"
              name={name}
              className="mt-1 size-4 accent-accent"
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
            />
            <span>
              <span className="block font-semibold">{choice.label}</span>
              <span className="block text-sm text-muted">{choice.hint}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
