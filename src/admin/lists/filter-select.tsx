import clsx from 'clsx';
import { useId } from 'react';

interface FilterSelectProps<Value extends string> {
  label: string;
  /** True when the label is visible, for options that do not explain themselves. */
  showsLabel?: boolean;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** Filter or order of a list as a native select. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, showsLabel = false, value, options, onChange } = props;
  const id = useId();
  return (
    <div className={clsx('max-sm:min-w-36 max-sm:flex-1', showsLabel && 'flex items-center gap-2')}>
      <label htmlFor={id} className={showsLabel ? 'shrink-0 text-sm text-muted' : 'sr-only'}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        className="select-chevron min-h-10 w-full rounded-card border border-line-strong bg-surface py-2 pl-3 text-sm text-fg hover:border-highlight"
        onChange={(event) => onChange(event.target.value as Value)}
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
