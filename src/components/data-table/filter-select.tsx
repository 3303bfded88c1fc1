import { useId } from 'react';

interface FilterSelectProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** One criterion of a list with too many choices for links. */
export function FilterSelect({ label, value, options, onChange }: FilterSelectProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 items-center gap-2 text-sm max-sm:w-full">
      <label htmlFor={id} className="shrink-0 text-muted max-sm:w-10">
        {label}
      </label>
      <select
        id={id}
        value={value}
        className="min-h-10 min-w-0 rounded-card border border-line-strong bg-surface px-2.5 text-fg hover:border-highlight max-sm:grow"
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
