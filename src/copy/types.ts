/** Head of a page, for search engines and link previews. Title ≤ 65 and description 70–165 characters. */
export interface PageSeo {
  title: string;
  description: string;
  /** Path of the page, e.g. `/contact`. */
  canonical: string;
  /** Keeps the page out of search engines: previews, error pages, closed offers, variants of the home page. */
  noindex?: boolean;
  /** Publication date (ISO) of an article; the link preview then has the type `article`. */
  published?: string;
  /** Date (ISO) of the last change of an article. */
  modified?: string;
}

/** Link with its text. */
export interface LinkItem {
  label: string;
  href: string;
}

/** Figure as pages print it; pages never compute one from another. */
export interface KeyFigure {
  value: string;
  label: string;
}

/** One of the four channels; also the name of its images. */
export type ChannelKey = 'hivowood' | 'obouo-tv' | 'inspiration' | 'marmite';

/** Texts that every mention of a channel uses. */
export interface ChannelSummary {
  key: ChannelKey;
  name: string;
  tagline: string;
}

/** Title and text of a toast, as in section 8 of the specification. */
export interface ToastText {
  title: string;
  description?: string;
}

/** Label and help of one form field. */
export interface FieldText {
  label: string;
  placeholder?: string;
  hint?: string;
}
