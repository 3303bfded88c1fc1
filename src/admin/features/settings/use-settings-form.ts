import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type SettingsRow, useSaveSettings } from './api/settings-api';
import { changesOf, type SettingsValues, settingsSchema, toValues } from './settings-schema';

/** The form of the settings: its values, what differs from what is saved, and the one way to save. */
export function useSettingsForm(row: SettingsRow) {
  const [saved, setSaved] = useState<SettingsValues>(() => toValues(row));
  const save = useSaveSettings();
  const form = useForm({ resolver: zodResolver(settingsSchema), defaultValues: saved });
  const values = { ...saved, ...useWatch({ control: form.control }) };
  const dirty = Object.keys(changesOf(saved, values)).length > 0;
  /** Taken before the first render of a pending state, so that a double click sends once. */
  const sending = useRef(false);

  const submit = form.handleSubmit(async (sent) => {
    const changes = changesOf(saved, sent);
    if (sending.current || Object.keys(changes).length === 0) return;
    sending.current = true;
    try {
      const next = toValues(await save.mutateAsync(changes));
      setSaved(next);
      // What was typed while the answer was on its way stays; the rest takes the stored spelling.
      for (const name of Object.keys(next) as (keyof SettingsValues)[]) {
        const now = form.getValues(name);
        if ((typeof now === 'string' ? now.trim() : now) === sent[name]) form.setValue(name, next[name]);
      }
    } catch {
      // said by the mutation's toast and above the form; nothing typed is touched
    } finally {
      sending.current = false;
    }
  });

  return { form, saved, dirty, save, submit, reset: () => form.reset(saved) };
}
