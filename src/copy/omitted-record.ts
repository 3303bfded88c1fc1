/** Kinds of database records that a build may leave out. */
export const omittedKinds = ['text', 'collection', 'programme', 'cover', 'redirect', 'settings'] as const;
export type OmittedKind = (typeof omittedKinds)[number];

/** Why a build leaves a record out. The French sentences are in src/copy/admin/omitted.ts. */
export const omissionReasonKeys = [
  // the site cannot read its fields
  'malformed',
  // reasons for an unreadable text (UnreadableMarkdownReason)
  'nesting',
  'table',
  'lines',
  'marks',
  'references',
  'parser',
  // rendering fails or takes too long
  'render',
  'timeout',
  // a page already has the address of the text or redirect
  'address-taken',
  // the redirect leads back to itself
  'redirect-loop',
  // the storage does not return the file
  'file-missing',
  'file-too-large',
  // the file is not an image, or is damaged
  'file-type',
] as const;
export type OmissionReason = (typeof omissionReasonKeys)[number];

/** Record that a build leaves out, while the rest of the site goes online. */
export interface OmittedRecord {
  kind: OmittedKind;
  /** Id of the text (also for a cover), key of the collection, channel and start of the programme, address, or « site ». */
  id: string;
  reason: OmissionReason;
}
