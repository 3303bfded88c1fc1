import { useEffect } from 'react';
import { HeldBack } from './held-back';
import type { LiveForm } from './use-lazy-form';
import { type SubmitFormOptions, useSubmitForm } from './use-submit-form';

interface FormEngineProps extends SubmitFormOptions<Record<string, string>> {
  onChange: (form: LiveForm) => void;
}

/** react-hook-form over fields that are already on the page. Shows what stands beside their button, if anything. */
export function FormEngine({ onChange, ...options }: FormEngineProps) {
  const { form, errors, submitting, heldFor, submit } = useSubmitForm(options);
  const { register } = form;

  useEffect(() => {
    onChange({ register, errors, submitting, submit });
  }, [register, errors, submitting, submit, onChange]);

  return <HeldBack seconds={heldFor} />;
}
