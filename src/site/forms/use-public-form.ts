import type { SyntheticEvent } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  useForm,
} from 'react-hook-form';
import { publicFormToastTexts } from '@/copy/forms/common';
import { fieldErrorTexts } from '@/copy/forms/field-errors';
import type { FieldText, ToastText } from '@/copy/types';
import { notify } from '@/shared/components/notify';
import { useHydrated } from '@/site/hooks/use-hydrated';
import { HONEYPOT_NAME } from './honeypot';
import { type FormToastOptions, useFormSending } from './use-form-sending';

/** Options of `usePublicForm`: the fields, the call that stores them, and the toasts. */
export interface PublicFormOptions<Values extends FieldValues> extends FormToastOptions {
  /** Checks the fields: the result of `createResolver`. */
  resolver: Resolver<Values, unknown, Values>;
  /** Label and help of each field. */
  fieldTexts: Record<keyof Values & string, FieldText>;
  /** Values at the start and after a success. Without them, the values of the prerendered fields. */
  defaultValues?: DefaultValues<Values>;
  /** Stores the values; throws an AppError. */
  send: (values: Values) => Promise<void>;
  /** Toast for missing fields, when it is not the common one. */
  requiredToast?: ToastText;
  /** Called after a success. */
  onSent?: () => void;
}

/** Returns the texts of a field, and the props that tie it to the form. */
export type GetFieldProps<Values> = (
  name: keyof Values & string,
) => FieldText & { name: string; error?: string };

/** Messages of a missing value. */
const REQUIRED_MESSAGES: readonly (string | undefined)[] = [
  fieldErrorTexts.required,
  fieldErrorTexts.consent,
  fieldErrorTexts.subscription,
];

/** Returns the toast for invalid fields (specification 8): missing values first, then the email address. */
function selectErrorToast(errors: FieldErrors, requiredToast: ToastText): ToastText {
  const messages = Object.values(errors).map((error) => error?.message?.toString());
  if (messages.some((message) => REQUIRED_MESSAGES.includes(message))) return requiredToast;
  return messages.includes(fieldErrorTexts.email)
    ? publicFormToastTexts.invalidEmail
    : publicFormToastTexts.invalid;
}

const isControl = (element: Element) =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** Returns the fields of a form in the order of the page. */
const listControls = (form: HTMLFormElement) =>
  [...form.elements].filter(isControl).filter(({ name }) => name !== '' && name !== HONEYPOT_NAME);

/**
 * Returns the state of a public form, in a page or a dialog: fields, validation and toasts (specification 8).
 * The values stay after a failure, and are reset after a success.
 */
export function usePublicForm<Values extends FieldValues>(options: PublicFormOptions<Values>) {
  const { resolver, fieldTexts, defaultValues, send, onSent } = options;
  const { requiredToast = publicFormToastTexts.required } = options;
  const isHydrated = useHydrated();
  const { isSubmitting, retryAfterSeconds, submit } = useFormSending(options);
  const { register, handleSubmit, getValues, setValue, reset, formState } = useForm<Values, unknown, Values>({
    resolver,
    defaultValues,
    // react-hook-form focuses in the order of registration; `validate` focuses in the order of the page.
    shouldFocusError: false,
  });

  /** Copies the values of the page to the form state: autofill and extensions may fill a field without an event. */
  function readControls(form: HTMLFormElement) {
    for (const control of listControls(form)) {
      const name = control.name as Path<Values>;
      const value = control.type === 'checkbox' && 'checked' in control ? control.checked : control.value;
      if (getValues(name) !== value) setValue(name, value as PathValue<Values, Path<Values>>);
    }
  }

  /** Resolves to the checked values, or to null once the errors are shown. */
  function validate(form: HTMLFormElement): Promise<Values | null> {
    readControls(form);
    return new Promise((resolve, reject) => {
      handleSubmit(resolve, (errors) => {
        listControls(form)
          .find(({ name }) => name in errors)
          ?.focus();
        notify.error(selectErrorToast(errors, requiredToast));
        resolve(null);
      })().catch(reject);
    });
  }

  async function handleFormSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const isSent = await submit(form, async () => {
      const values = await validate(form);
      return values ? () => send(values) : null;
    });
    if (!isSent) return;
    reset();
    onSent?.();
  }

  const getFieldProps: GetFieldProps<Values> = (name) => ({
    ...register(name as Path<Values>),
    error: formState.errors[name]?.message?.toString(),
    ...fieldTexts[name],
  });

  return {
    /** Props of the `<form>`. Until hydration the browser checks the fields. */
    formProps: { noValidate: isHydrated, onSubmit: handleFormSubmit },
    getFieldProps,
    register,
    getValues,
    setValue,
    isDirty: formState.isDirty,
    isSubmitting,
    /** Seconds to wait when the network of the visitor sent too much. */
    retryAfterSeconds,
  };
}

/** The result of `usePublicForm`. */
export type PublicFormState<Values extends FieldValues> = ReturnType<typeof usePublicForm<Values>>;
