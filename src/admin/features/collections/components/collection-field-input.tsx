import { useId } from 'react';
import { type Control, Controller, type FieldValues } from 'react-hook-form';
import { MediaPickerField } from '@/admin/features/media/components/media-picker-field';
import { Button } from '@/admin/ui/button';
import { SwitchField } from '@/admin/ui/switch-field';
import { collectionText as text } from '@/copy/admin/collections';
import type { FieldDefinition } from '@/copy/collection';
import {
  FieldNotes,
  getNoteAttributes,
  RequiredMark,
  SelectField,
  TextAreaField,
  TextField,
} from '@/shared/form/field';
import { getLocalDateInDays } from '@/shared/lib/local-date-in-days';
import {
  CollectionReferenceCheckboxes,
  CollectionReferenceOptionElements,
} from './collection-reference-inputs';

interface CollectionFieldProps {
  control: Control<FieldValues>;
  /** Path in the form: `items.0.title`. */
  name: string;
  field: FieldDefinition;
  readOnly: boolean;
}

const inputTypes: Partial<Record<FieldDefinition['kind'], string>> = {
  email: 'email',
  phone: 'tel',
  day: 'date',
  time: 'time',
};

const MIN_LIST_ROWS = 3;
const MAX_LIST_ROWS = 10;

/** Returns the first message in a nested error. */
function findErrorMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const message: unknown = Reflect.get(error, 'message');
  if (typeof message === 'string') return message;
  return Object.values(error).map(findErrorMessage).find(Boolean);
}

/** Shows the form field that fits the kind of a collection's field. */
export function CollectionFieldInput({ control, name, field, readOnly }: CollectionFieldProps) {
  const { label, hint, optional } = field;
  const id = useId();
  const today = getLocalDateInDays(0);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, ...input }, fieldState }) => {
        const commonProps = {
          ...input,
          value,
          onChange,
          label,
          required: !optional,
          readOnly,
          error: findErrorMessage(fieldState.error),
          hint,
        };
        /** Hint and error of a field that is a group of controls. */
        const notes = { id, hint, error: commonProps.error };
        switch (field.kind) {
          case 'long':
            return <TextAreaField {...commonProps} maxLength={field.maxLength} rows={4} />;
          case 'lines': {
            const lines = value as string[];
            return (
              <TextAreaField
                {...commonProps}
                hint={hint ?? text.onePerLine}
                value={lines.join('\n')}
                onChange={(event) => onChange(event.target.value.split('\n'))}
                rows={Math.min(MAX_LIST_ROWS, Math.max(MIN_LIST_ROWS, lines.length + 1))}
              />
            );
          }
          case 'switch':
            return (
              <SwitchField
                {...input}
                label={label}
                hint={hint}
                checked={Boolean(value)}
                onChange={(event) => onChange(event.target.checked)}
                disabled={readOnly}
              />
            );
          case 'choice':
            return (
              <SelectField {...commonProps} disabled={readOnly}>
                {optional || field.startsEmpty ? <option value="">{text.choose}</option> : null}
                {field.options.map((option) => (
                  <option key={option.key} value={option.key}>
                    {option.label}
                  </option>
                ))}
              </SelectField>
            );
          case 'reference':
            return (
              <SelectField {...commonProps} disabled={readOnly}>
                <option value="">{text.choose}</option>
                <CollectionReferenceOptionElements collectionKey={field.collectionKey} value={value} />
              </SelectField>
            );
          case 'references':
            return (
              <fieldset
                ref={input.ref}
                tabIndex={-1}
                className="flex flex-col gap-2"
                aria-describedby={getNoteAttributes(notes)['aria-describedby']}
              >
                <legend className="mb-1.5 text-[0.9375rem] font-semibold">
                  {label}
                  {optional ? null : <RequiredMark isSpoken />}
                </legend>
                <CollectionReferenceCheckboxes
                  collectionKey={field.collectionKey}
                  value={value}
                  disabled={readOnly}
                  onBlur={input.onBlur}
                  onChange={onChange}
                />
                <FieldNotes {...notes} />
              </fieldset>
            );
          case 'picture':
          case 'document':
            return (
              <div>
                <MediaPickerField
                  ref={input.ref}
                  aria-describedby={getNoteAttributes(notes)['aria-describedby']}
                  kind={field.kind === 'picture' ? 'image' : 'document'}
                  label={label}
                  value={value || null}
                  onChange={(mediaId) => onChange(mediaId ?? '')}
                  readOnly={readOnly}
                  required={!optional}
                />
                <FieldNotes {...notes} />
              </div>
            );
          case 'number':
            return (
              <TextField
                {...commonProps}
                type="number"
                min={field.min}
                max={field.max}
                label={`${label} (${field.unit})`}
                onChange={({ target }) => onChange(target.value === '' ? '' : target.valueAsNumber)}
              />
            );
          default:
            return (
              <div className="flex flex-col gap-2">
                <TextField
                  {...commonProps}
                  // Registers the element itself, because the resolver reads its `validity.badInput`.
                  ref={control.register(name).ref}
                  type={inputTypes[field.kind] ?? 'text'}
                  maxLength={'maxLength' in field ? field.maxLength : undefined}
                />
                {field.kind === 'day' && field.shownDays && !readOnly && value !== today ? (
                  <Button className="self-start" onClick={() => onChange(today)}>
                    {text.today}
                  </Button>
                ) : null}
              </div>
            );
        }
      }}
    />
  );
}
