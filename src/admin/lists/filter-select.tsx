import clsx from 'clsx';
import { useId } from 'react';

/** Choice with an option « none », whose value is null, or a choice that always has a value. */
type Choice<Value extends string> =
  | { noneLabel: string; value: Value | null; onChange: (value: Value | null) => void }
  | { noneLabel?: undefined; value: Value; onChange: (value: Value) => void };

type FilterSelectProps<Value extends string> = Choice<NoInfer<Value>> & {
  label: string;
  /** True when the label is visible, for options that do not explain themselves. */
  showsLabel?: boolean;
  options: readonly { value: Value; label: string }[];
};

export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, showsLabel = false, options, ...choice } = props;
  const id = useId();

  function handleChange(value: string) {
    if (choice.noneLabel !== undefined && value === '') choice.onChange(null);
    else choice.onChange(value as Value);
  }

  return (
    <div className={clsx('max-sm:min-w-36 max-sm:flex-1', showsLabel && 'flex items-center gap-2')}>
      <label htmlFor={id} className={showsLabel ? 'shrink-0 text-sm text-muted' : 'sr-only'}>
        {label}
      </label>
      <select
        id={id}
        value={choice.value ?? ''}
        className="select-chevron min-h-10 w-full rounded-card border border-line-strong bg-surface py-2 pl-3 text-base text-fg sm:text-sm hover:border-highlight"
        onChange={(event) => handleChange(event.target.value)}
      >
        {choice.noneLabel === undefined ? null : <option value="">{choice.noneLabel}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
