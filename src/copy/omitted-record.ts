/** Kinds of records of the database that a build shows. */
export const omittedKinds = ['text', 'collection', 'programme', 'cover', 'redirect', 'settings'] as const;
export type OmittedKind = (typeof omittedKinds)[number];

/** Why a build leaves a record out. The French sentences are in src/copy/admin/omitted.ts. */
export const omissionReasons = [
  // its fields are not those that the site reads
  'malformed',
  // why a text is unreadable (UnreadableReason)
  'nesting',
  'table',
  'lines',
  'marks',
  'references',
  'parser',
  // rendering it fails, or takes too long
  'render',
  'timeout',
  // a page stands at its address
  'address-taken',
  // it leads back to itself
  'redirect-loop',
  // the storage does not give the file
  'file-missing',
  'file-too-large',
  // the file is no picture, or a damaged one
  'file-type',
] as const;
export type OmissionReason = (typeof omissionReasons)[number];

/** A record that a build leaves out; the rest of the site is online. */
export interface OmittedRecord {
  kind: OmittedKind;
  /** Of a text and its cover the id of the text, else the key, the channel and start, or the address. */
  id: string;
  reason: OmissionReason;
}
