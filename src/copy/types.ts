/** What a page says of itself to search engines and link previews. Title ≤ 65 and description 70–165 characters. */
export interface PageSeo {
  title: string;
  description: string;
  /** Path of the page these lines are for, e.g. `/contact`. */
  canonical: string;
  /** Demonstration variants must not compete with the page they copy. */
  noindex?: boolean;
  /** Day an article was published (ISO): makes the preview one of an article. */
  published?: string;
}

/** A link and its words. */
export interface LinkItem {
  label: string;
  href: string;
}

/** A figure printed as the specification words it; pages never derive one from another. */
export interface Figure {
  value: string;
  label: string;
}

/** One of the four channels; also the name of its images. */
export type ChannelKey = 'hivowood' | 'obouo-tv' | 'inspiration' | 'marmite';

/** What every mention of a channel says of it. */
export interface ChannelSummary {
  key: ChannelKey;
  name: string;
  tagline: string;
}

/** Title and text of a toast, in the words of the specification's section 8. */
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
