interface HeadSource {
  title: string;
  excerpt: string;
  /** First words of the text (`summarizeMarkdown`). */
  summary: string;
  /** Title and description for search engines and social networks; empty to use those of the text. */
  seo_title: string;
  seo_description: string;
}

/** Returns title and description of a text for the head of its page and for the link preview in the editor. */
export function getPageTitleAndDescription({
  title,
  excerpt,
  summary,
  seo_title,
  seo_description,
}: HeadSource) {
  return {
    title: seo_title.trim() || title,
    description: seo_description.trim() || excerpt.trim() || summary,
  };
}
