import { type RefObject, useEffect } from 'react';
import { readStoredJson, storeJson } from '@/shared/lib/json-storage';
import type { ContactValues } from './contact-schema';

/** Session storage key, listed in the cookie policy. */
const STORAGE_KEY = 'obouo.contact';

const FIELD_NAMES: readonly (keyof ContactValues)[] = ['name', 'email', 'subject', 'message'];

const getField = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;

/** The form on the page, with the values that it showed first. */
let mountedForm: { form: HTMLFormElement; firstValues: string } | undefined;

const serializeValues = (form: HTMLFormElement) =>
  JSON.stringify(FIELD_NAMES.map((name) => getField(form, name).value));

/** Deletes the stored values of the contact form. */
export function deleteContactDraft(): void {
  storeJson('sessionStorage', STORAGE_KEY, null);
  // A visitor who left the page during the sending and came back sees the sent values again.
  if (mountedForm && serializeValues(mountedForm.form) === mountedForm.firstValues) mountedForm.form.reset();
}

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
    mountedForm = { form, firstValues: serializeValues(form) };
    const save = () => saveContactDraft(form);
    // A phone drops only a hidden tab, and sends no other event then.
    document.addEventListener('visibilitychange', save);
    return () => {
      document.removeEventListener('visibilitychange', save);
      mountedForm = undefined;
      save();
    };
  }, [formRef]);
}
