import type { LinkItem } from '../types';

/** A line of a legal notice: what, and its value, a link when there is an address. */
export interface LegalFact {
  label: string;
  value: string;
  href?: string;
}

/** What a section of a legal page is made of. */
export type LegalBlock =
  | { kind: 'text'; text: string; link?: LinkItem }
  | { kind: 'subtitle'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'facts'; rows: readonly LegalFact[] }
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }
  /** Where the page puts its own action, e.g. the button that opens the cookie preferences. */
  | { kind: 'action' };

/** A chapter of a legal page. */
export interface LegalSection {
  /** Anchor. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

/** A legal page, whole. */
export interface LegalDocument {
  sections: readonly LegalSection[];
}
