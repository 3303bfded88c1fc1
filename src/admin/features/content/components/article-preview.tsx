import { useMemo } from 'react';
import { ArticleText } from '@/shared/article/article-text';
import { parsedArticle } from '@/shared/article/parsed-article';

/** Shows a text as visitors will see it. */
export function ArticlePreview({ lead, text }: { lead: string; text: string }) {
  const { body } = useMemo(() => parsedArticle(text), [text]);
  return <ArticleText lead={lead} body={body} />;
}
