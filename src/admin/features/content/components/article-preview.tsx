import { useMemo } from 'react';
import { ArticleTextView } from '@/shared/article/article-text-view';
import { parseArticleText } from '@/shared/article/parsed-article';

/** Shows a text as visitors will see it. */
export function ArticlePreview({ lead, text }: { lead: string; text: string }) {
  const { body } = useMemo(() => parseArticleText(text), [text]);
  return <ArticleTextView lead={lead} body={body} />;
}
