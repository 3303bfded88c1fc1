import { type RefObject, useEffect } from 'react';
import { readStoredJson, storeJson } from '@/shared/lib/json-storage';
import type { ContactValues } from './contact-schema';

/** Session storage key, listed in the cookie policy. */
const STORAGE_KEY = 'obouo.contact';

const FIELD_NAMES: readonly (keyof ContactValues)[] = ['name', 'email', 'subject', 'message'];

const getField = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;

/** Deletes the stored values of the contact form. */
export const deleteContactDraft = (): void => storeJson('sessionStorage', STORAGE_KEY, null);

/** Stores the typed values; without any, deletes the stored ones. */
function saveContactDraft(form: HTMLFormElement): void {
  const values = FIELD_NAMES.map((name) => [name, getField(form, name).value]);
  const draft = values.some(([, value]) => value) ? Object.fromEntries(values) : null;
  storeJson('sessionStorage', STORAGE_KEY, draft);
}

/** Keeps the typed values of the contact form when the visitor opens another page, reloads, or the phone drops the tab. */
export function useContactDraft(formRef: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const draft = readStoredJson<Partial<ContactValues>>('sessionStorage', STORAGE_KEY);
    // The visitor may type before hydration; that text stays.
    for (const name of FIELD_NAMES) getField(form, name).value ||= draft?.[name] ?? '';
    const save = () => saveContactDraft(form);
    // A phone drops only a hidden tab, and sends no other event then.
    document.addEventListener('visibilitychange', save);
    return () => {
      document.removeEventListener('visibilitychange', save);
      save();
    };
  }, [formRef]);
}
