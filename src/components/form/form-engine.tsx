import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { notify } from '@/components/feedback/notify';
import { isTrapped, untilHumanPace } from '@/components/form/robot-trap';
import { fieldErrors, formToasts } from '@/content/forms/common';
import type { ToastText } from '@/content/types';
import { toAppError } from '@/lib/app-error';
import type { LiveForm } from './use-lazy-form';

type Values = Record<string, string>;

interface FormEngineProps {
  /** A Standard Schema (zod/mini) whose messages are those of `fieldErrors`. */
  schema: Parameters<typeof standardSchemaResolver<Values, unknown, Values>>[0];
  /** Sends the values; throws when it fails. */
  send: (values: Values) => Promise<void>;
  success: ToastText;
  /** Toast for anything the schema refuses, when it is always the same. */
  invalidToast?: ToastText;
  /** Toast of a failure that is not the common one, e.g. a duplicate. */
  failureToast?: (error: ReturnType<typeof toAppError>) => ToastText | undefined;
  onChange: (form: LiveForm) => void;
}

/** The toast of section 8 for what the schema refused: missing fields first, then the e-mail's format. */
function notifyInvalid(errors: FieldErrors): void {
  const messages = Object.values(errors).map((error) => error?.message);
  notify.error(
    messages.includes(fieldErrors.email) && !messages.includes(fieldErrors.required)
      ? formToasts.invalidEmail
      : formToasts.required,
  );
}

/** react-hook-form over fields that are already on the page. Renders nothing. */
export function FormEngine({ schema, send, success, invalidToast, failureToast, onChange }: FormEngineProps) {
  const { register, handleSubmit, reset, formState } = useForm<Values>({
    resolver: standardSchemaResolver(schema),
  });
  const { errors } = formState;
  // Not react-hook-form's `isSubmitting`: a field closed while it is checked could not take the focus of its error.
  const [sending, setSending] = useState(false);
  const startedAt = useRef(Date.now());
  const busy = useRef(false);

  useEffect(() => {
    async function sendValues(values: Values) {
      setSending(true);
      await untilHumanPace(startedAt.current);
      try {
        await send(values);
        reset();
        notify.success(success);
      } catch (cause) {
        const error = toAppError(cause);
        const known = failureToast?.(error);
        // The code alone: what a visitor wrote is nobody's log (T36).
        if (!known) console.error('form:', error.kind, error.code);
        notify.error(known ?? formToasts.failure);
      } finally {
        setSending(false);
      }
    }

    function submit(form: HTMLFormElement) {
      if (busy.current) return;
      if (isTrapped(form)) {
        notify.error(formToasts.failure);
        return;
      }
      busy.current = true;
      const refuse = invalidToast ? () => notify.error(invalidToast) : notifyInvalid;
      void handleSubmit(sendValues, refuse)().finally(() => {
        busy.current = false;
      });
    }

    onChange({
      register,
      errors: Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message])),
      submitting: sending,
      submit,
    });
  }, [errors, sending, register, handleSubmit, reset, send, success, invalidToast, failureToast, onChange]);

  return null;
}
