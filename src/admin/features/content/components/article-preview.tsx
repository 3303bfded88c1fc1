import { useMemo } from 'react';
import { ArticleText } from '@/shared/article/article-text';
import { toParsedArticle } from '@/shared/article/parsed-article';

/** Shows a text as visitors will see it. */
export function ArticlePreview({ lead, text }: { lead: string; text: string }) {
  const { body } = useMemo(() => toParsedArticle(text), [text]);
  return <ArticleText lead={lead} body={body} />;
}
