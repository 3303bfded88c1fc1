import { useId } from 'react';

interface FilterDayInputProps {
  label: string;
  /** YYYY-MM-DD, or empty. */
  value: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}

export function FilterDayInput({ label, value, min, max, onChange }: FilterDayInputProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="shrink-0 text-sm text-muted">
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={value}
        min={min || undefined}
        max={max || undefined}
        className="min-h-10 rounded-card border border-line-strong bg-surface px-3 py-2 text-base text-fg sm:text-sm hover:border-highlight"
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
