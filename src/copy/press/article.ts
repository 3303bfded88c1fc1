import type { LinkItem } from '../types';

interface ArticleSection {
  title: string;
  paragraphs: readonly string[];
  /** A short list after the paragraphs. */
  points?: readonly string[];
  /** What is left to say after the list. */
  afterword?: string;
}

/** What an article page shows below its title; one file an article in `articles/`, downloaded by that page alone. */
export interface PressArticle {
  lead: string;
  sections: readonly ArticleSection[];
  callToAction: { title: string; text: string; link: LinkItem };
}
