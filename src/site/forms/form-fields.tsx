import { type ComponentProps, type ComponentPropsWithRef, useId } from 'react';
import { dialogFrameText } from '@/copy/forms/dialog-form';
import { FieldNotes, getNoteAttributes, RequiredMark, SelectField, TextField } from '@/shared/form/field';
import type { GetFieldProps } from './use-public-form';

/** A stored value and its label. */
export interface ChoiceOption {
  value: string;
  label: string;
}

/** Applies the typography of the page to a stored value. */
const toLabel = (value: string) => value.replaceAll("'", '’').replaceAll(' - ', '\u00a0–\u00a0');

/** Returns choices whose labels are their values, with the typography of the page. */
export function toChoiceOptions(values: readonly string[]): ChoiceOption[] {
  return values.map((value) => ({ value, label: toLabel(value) }));
}

interface ChoiceFieldProps extends ComponentProps<typeof SelectField> {
  choices: readonly ChoiceOption[];
}

/** A list of choices. The first line is the empty value. */
export function ChoiceField({ choices, ...fieldProps }: ChoiceFieldProps) {
  return (
    <SelectField {...fieldProps}>
      <option value="">{fieldProps.required ? dialogFrameText.choose : dialogFrameText.notChosen}</option>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

interface CheckboxFieldProps extends ComponentPropsWithRef<'input'> {
  label: string;
  hint?: string;
  error?: string;
}

/** Checkbox. Spread a registration of react-hook-form on it. */
export function CheckboxField({ label, hint, error, required, ...inputProps }: CheckboxFieldProps) {
  const notes = { id: useId(), hint, error };
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex min-h-11 items-start gap-3">
        <input
          {...inputProps}
          id={notes.id}
          type="checkbox"
          required={required}
          {...getNoteAttributes(notes)}
          className="mt-2.5 size-6 shrink-0 cursor-pointer appearance-none rounded-card border border-line-strong bg-bg transition-colors before:m-1 before:hidden before:size-3.5 before:bg-on-accent before:[clip-path:polygon(8%_48%,0_58%,38%_96%,100%_18%,90%_9%,37%_75%)] checked:border-accent checked:bg-accent checked:before:block hover:border-highlight aria-invalid:border-danger forced-colors:appearance-auto"
        />
        <label htmlFor={notes.id} className="grow cursor-pointer py-2.5 leading-snug">
          {label}
          {required ? <RequiredMark /> : null}
        </label>
      </div>
      <FieldNotes {...notes} />
    </div>
  );
}

interface PersonFieldsProps {
  getFieldProps: GetFieldProps<Record<'first_name' | 'last_name' | 'email' | 'phone', string>>;
}

/** The sender: the first four fields of every form in a dialog. */
export function PersonFields({ getFieldProps }: PersonFieldsProps) {
  return (
    <>
      <TextField {...getFieldProps('first_name')} required autoComplete="given-name" />
      <TextField {...getFieldProps('last_name')} required autoComplete="family-name" />
      <TextField {...getFieldProps('email')} type="email" required autoComplete="email" inputMode="email" />
      <TextField {...getFieldProps('phone')} type="tel" autoComplete="tel" />
    </>
  );
}
