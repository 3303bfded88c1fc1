import { readStoredJson, storeJson } from '@/shared/lib/json-storage';

/** Version of a preview. Saved collections have versions from 1. */
const UNSAVED_VERSION = 0;

const getStorageKey = (key: string) => `obouo.apercu.${key}`;

/**
 * Stores the values of a form and their files on this device, for the page that previews them. Nothing is published.
 * A page without the preview shows the published value.
 */
export const writeCollectionPreview = (key: string, value: unknown, media: readonly object[]): void =>
  storeJson('localStorage', getStorageKey(key), { key, version: UNSAVED_VERSION, value, media });

/** Returns the last preview in the format of a stored collection; null without one. */
export const readCollectionPreview = (key: string): unknown =>
  readStoredJson('localStorage', getStorageKey(key));

/** Calls `onChange` when another window changes the preview. */
export function listenToCollectionPreview(key: string, onChange: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === getStorageKey(key)) onChange();
  });
}
