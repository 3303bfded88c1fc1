import type { LinkItem } from '../types';

/** Label and value in a description list; a link when there is an address. */
export interface LegalDescriptionEntry {
  label: string;
  value: string;
  href?: string;
}

/** Block of a section of a legal page; a string is a paragraph. */
export type LegalBlock =
  | string
  /** Paragraph that ends with a link and a full stop. */
  | { kind: 'text-with-link'; text: string; link: LinkItem }
  | { kind: 'subtitle'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'description-list'; rows: readonly LegalDescriptionEntry[] }
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }
  /** Place of the page's own action, such as the button that opens the cookie preferences. */
  | { kind: 'action' };

/** Section of a legal page. */
export interface LegalSectionData {
  /** Anchor. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

/** Content of a legal page. */
export interface LegalDocument {
  sections: readonly LegalSectionData[];
}
