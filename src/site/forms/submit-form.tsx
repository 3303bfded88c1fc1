import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { fieldErrors, formToasts } from '@/copy/forms/common';
import { dialogErrors } from '@/copy/forms/dialog-form';
import type { ToastText } from '@/copy/types';
import { notify } from '@/shared/components/notify';
import { toAppError } from '@/shared/lib/app-error';
import { reportClientError } from '@/shared/lib/report-client-error';
import { HeldBack } from './held-back';
import { isTrapped, untilHumanPace } from './robot-trap';

/** What makes one public form different from the next. */
export interface Submission<Values extends FieldValues> {
  /** A Standard Schema (zod/mini) whose messages are those of `fieldErrors`. */
  schema: Parameters<typeof standardSchemaResolver<Values, unknown, Values>>[0];
  /** What the form starts with and returns to; without it, empty fields. */
  defaultValues?: DefaultValues<Values>;
  /** Sends the values; throws when it fails. */
  send: (values: Values) => Promise<void>;
  success: ToastText;
  /** Toast for missing fields, when it is not the common one. */
  requiredToast?: ToastText;
  /** Toast for anything the schema refuses, when it is always the same. */
  invalidToast?: ToastText;
  /** Toast of a failure that is not the common one, e.g. a duplicate. */
  failureToast?: (error: ReturnType<typeof toAppError>) => ToastText | undefined;
  /** After the success: the form is empty again and the toast is on its way. */
  onSent?: () => void;
}

/** What a control is given: its name, its wiring, and what is wrong with it. The compiler knows the names. */
export type FieldOf<Values> = (name: keyof Values & string) => { name: string; error?: string };

interface SubmitForm<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>;
  field: FieldOf<Values>;
  submitting: boolean;
  /** Seconds after which it may be sent again, when too much came from the visitor's network. */
  heldFor: number | null;
  submit: (form: HTMLFormElement) => void;
}

/** Seconds to wait when whoever refused does not say, e.g. a network in between. */
const USUAL_WAIT = 60;

/** Messages that say something is missing rather than wrong. */
const MISSING: readonly (string | undefined)[] = [
  fieldErrors.required,
  dialogErrors.consent,
  dialogErrors.subscription,
];

/** The toast of section 8 for what the schema refused: missing fields first, then the e-mail's format. */
function toastForInvalid(errors: FieldErrors, required: ToastText): ToastText {
  const messages = Object.values(errors).map((error) => error?.message?.toString());
  if (messages.some((message) => MISSING.includes(message))) return required;
  return messages.includes(fieldErrors.email) ? formToasts.invalidEmail : formToasts.invalid;
}

/** The first refused field as the page shows them. */
function focusFirst(errors: FieldErrors): void {
  const fields = Object.values(errors).flatMap((error) =>
    error && 'ref' in error && error.ref instanceof HTMLElement ? [error.ref] : [],
  );
  fields
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    .at(0)
    ?.focus();
}

/** A date typed by half reads as '' and would be sent as none: the browser knows better than the value. */
function refuseHalfTyped<Values extends FieldValues>(
  resolve: Resolver<Values, unknown, Values>,
): Resolver<Values, unknown, Values> {
  return async (values, context, options) => {
    const result = await resolve(values, context, options);
    const halfTyped = Object.values(options.fields).flatMap((field) =>
      field?.ref instanceof HTMLInputElement && field.ref.validity.badInput
        ? [[field.name, { type: 'badInput', message: dialogErrors.date, ref: field.ref }]]
        : [],
    );
    if (halfTyped.length === 0) return result;
    return { values: {}, errors: { ...result.errors, ...Object.fromEntries(halfTyped) } };
  };
}

/**
 * What happens when one of our public forms is sent, whatever renders its fields: the schema, the robot trap, the
 * toasts of section 8, one call at a time, values kept on failure and reset on success.
 */
export function useSubmitForm<Values extends FieldValues>(options: Submission<Values>): SubmitForm<Values> {
  const { schema, defaultValues } = options;
  const resolver = useMemo(
    () => refuseHalfTyped(standardSchemaResolver<Values, unknown, Values>(schema)),
    [schema],
  );
  const form = useForm<Values, unknown, Values>({
    resolver,
    defaultValues,
    // by us, in the order of the page: the library's order is that of registration
    shouldFocusError: false,
  });
  const { handleSubmit, reset, formState } = form;
  const [startedAt] = useState(Date.now);
  // Not the library's `isSubmitting`: a field closed while it is checked could not take the focus of its error.
  const [sending, setSending] = useState(false);
  const [heldFor, setHeldFor] = useState<number | null>(null);
  const busy = useRef(false);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const submit = useCallback(
    (element: HTMLFormElement) => {
      async function sendValues(values: Values) {
        const { send, success, failureToast, onSent } = latest.current;
        setSending(true);
        setHeldFor(null);
        try {
          await untilHumanPace(startedAt);
          await send(values);
        } catch (cause) {
          const error = toAppError(cause);
          const known = failureToast?.(error);
          // The code alone: what a visitor wrote is nobody's log (T36).
          if (!known) {
            console.error('form:', error.kind, error.code);
            reportClientError('form', error.kind);
          }
          if (error.kind === 'rate-limit') setHeldFor(error.retryAfter ?? USUAL_WAIT);
          notify.error(known ?? formToasts.failure);
          return;
        } finally {
          setSending(false);
        }
        reset();
        notify.success(success);
        onSent?.();
      }

      if (busy.current) return;
      if (isTrapped(element)) {
        notify.error(formToasts.failure);
        return;
      }
      busy.current = true;
      const { invalidToast, requiredToast = formToasts.required } = latest.current;
      void handleSubmit(sendValues, (errors) => {
        focusFirst(errors);
        notify.error(invalidToast ?? toastForInvalid(errors, requiredToast));
      })().finally(() => {
        busy.current = false;
      });
    },
    [handleSubmit, reset, startedAt],
  );

  const { register } = form;
  const { errors } = formState;
  const field = useCallback<FieldOf<Values>>(
    (name) => ({ ...register(name as Path<Values>), error: errors[name]?.message?.toString() }),
    [register, errors],
  );
  return { form, field, submitting: sending, heldFor, submit };
}

/** A form in a page, once the library is there (use-lazy-form.tsx). */
export interface LiveForm<Values> {
  field: FieldOf<Values>;
  submitting: boolean;
  submit: (form: HTMLFormElement) => void;
}

interface FormEngineProps<Values extends FieldValues> {
  submission: Submission<Values>;
  onChange: (form: LiveForm<Values>) => void;
}

/** react-hook-form over fields that are already on the page. Shows what stands beside their button, if anything. */
export function FormEngine<Values extends FieldValues>({ submission, onChange }: FormEngineProps<Values>) {
  const { field, submitting, heldFor, submit } = useSubmitForm(submission);
  useEffect(() => {
    onChange({ field, submitting, submit });
  }, [field, submitting, submit, onChange]);
  return <HeldBack seconds={heldFor} />;
}
