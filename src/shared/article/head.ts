interface Told {
  title: string;
  excerpt: string;
  /** First words of the text (`summaryOf`). */
  summary: string;
  /** Title and description for search engines and networks; empty when they follow from the text. */
  seo_title: string;
  seo_description: string;
}

/** Title and description of a text's page: in results, previews and its own head. */
export function headOf({ title, excerpt, summary, seo_title, seo_description }: Told) {
  return {
    title: seo_title.trim() || title,
    description: seo_description.trim() || excerpt.trim() || summary,
  };
}
