/** Kinds of records of the database that a build shows. */
export type OmittedKind = 'text' | 'collection' | 'programme' | 'cover' | 'redirect' | 'settings';

/** Why a build leaves a record out. The French sentences are in src/content/admin/omitted.ts. */
export type OmissionReason =
  /** Its fields are not those that the site reads. */
  | 'malformed'
  /** Its lists or quotes are nested too deeply. */
  | 'nesting'
  /** Rendering it fails. */
  | 'render'
  /** Rendering it takes too long. */
  | 'timeout'
  /** A page stands at its address. */
  | 'address-taken'
  /** It leads back to itself. */
  | 'redirect-loop'
  /** The storage does not give the file. */
  | 'file-missing'
  | 'file-too-large'
  /** The file is no picture, or a damaged one. */
  | 'file-type';

/** A record that a build leaves out; the rest of the site is online. */
export interface OmittedRecord {
  kind: OmittedKind;
  /** Of a text and its cover the id of the text, else the key, the channel and start, or the address. */
  id: string;
  reason: OmissionReason;
}
