import { useEffect } from 'react';
import type { LiveForm } from './use-lazy-form';
import { type SubmitFormOptions, useSubmitForm } from './use-submit-form';

interface FormEngineProps extends SubmitFormOptions<Record<string, string>> {
  onChange: (form: LiveForm) => void;
}

/** react-hook-form over fields that are already on the page. Renders nothing. */
export function FormEngine({ onChange, ...options }: FormEngineProps) {
  const { form, errors, submitting, submit } = useSubmitForm(options);
  const { register } = form;

  useEffect(() => {
    onChange({ register, errors, submitting, submit });
  }, [register, errors, submitting, submit, onChange]);

  return null;
}
