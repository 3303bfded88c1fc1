import type { ComponentProps } from 'react';
import { dialogFrameText } from '@/copy/forms/dialog-form';
import { SelectField } from '@/shared/form/field';

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
