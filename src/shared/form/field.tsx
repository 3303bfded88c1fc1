import clsx from 'clsx';
import { type ComponentPropsWithRef, useId } from 'react';
import { formText } from '@/copy/forms/common';
import { Icon } from '@/shared/components/icon';

const controlClassName =
  'w-full rounded-card border border-line-strong bg-surface px-3.5 py-2.5 text-base text-fg placeholder:text-muted transition-colors hover:border-highlight focus-visible:border-highlight aria-invalid:border-danger disabled:opacity-60';

interface FieldFrame {
  label: string;
  hint?: string;
  error?: string;
  required?: boolean;
  /** True when only screen readers read the label, because the layout makes it obvious. */
  hidesLabel?: boolean;
}

interface FieldNotesProps {
  /** Id of the control. */
  id: string;
  hint?: string;
  error?: string;
}

/** Returns the attributes that tie a control to its `FieldNotes`. */
export const getNoteAttributes = ({ id, hint, error }: FieldNotesProps) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined,
});

/** Hint and error below a control. */
export function FieldNotes({ id, hint, error }: FieldNotesProps) {
  return (
    <>
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm font-semibold text-danger">
          <Icon name="alert" className="mt-0.5" />
          {error}
        </p>
      ) : null}
    </>
  );
}

/** Asterisk after the label of a required field. `isSpoken` adds a word for screen readers: a group has no attribute `required`. */
export const RequiredMark = ({ isSpoken = false }: { isSpoken?: boolean }) => (
  <>
    <span className="text-highlight" aria-hidden="true">
      {'\u00a0*'}
    </span>
    {isSpoken ? <span className="sr-only"> {formText.requiredWord}</span> : null}
  </>
);

type ControlTag = 'input' | 'textarea' | 'select';

type FieldProps<Tag extends ControlTag> = FieldFrame & ComponentPropsWithRef<Tag>;

/** Props of a field, and those of its control, which differ between the three elements. */
interface AnyFieldProps extends FieldFrame {
  control: ControlTag;
  className?: string;
  [controlProp: string]: unknown;
}

/** Label, hint and error around one control, connected for assistive technology. */
function Field(props: AnyFieldProps) {
  const { control: Control, label, hint, error, required, hidesLabel, className, ...controlProps } = props;
  const notes = { id: useId(), hint, error };
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={notes.id} className={hidesLabel ? 'sr-only' : 'text-[0.9375rem] font-semibold'}>
        {label}
        {required ? <RequiredMark /> : null}
      </label>
      <Control
        {...controlProps}
        id={notes.id}
        required={required}
        {...getNoteAttributes(notes)}
        className={clsx(controlClassName, className)}
      />
      <FieldNotes {...notes} />
    </div>
  );
}

/** One-line field. Spread a registration of react-hook-form on it. */
export const TextField = (props: FieldProps<'input'>) => <Field {...props} control="input" />;

/** Field of several lines; `rows` is its height. */
export const TextAreaField = (props: FieldProps<'textarea'>) => (
  <Field {...props} control="textarea" className="resize-y" />
);

/** Native select, which works best on a phone. */
export const SelectField = (props: FieldProps<'select'>) => (
  <Field {...props} control="select" className="select-chevron min-h-11.5 pr-10" />
);
