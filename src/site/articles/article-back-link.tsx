import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { articlePageText } from '@/copy/press/article-page';
import { Icon } from '@/shared/components/icon';
import { isModifiedClick } from '@/shared/lib/is-modified-click';

/**
 * Goes back in history when the visitor came from a page of this site, else to the press page. After a jump to a heading,
 * a step back would only undo the jump.
 */
export function ArticleBackLink() {
  const { key, hash } = useLocation();

  function handleClick(event: MouseEvent) {
    if (isModifiedClick(event)) return;
    // The router gives the key `default` to a page that the browser loaded whole.
    const hasNavigatedHere = key !== 'default';
    const isReferredBySite = document.referrer.startsWith(`${window.location.origin}/`);
    const canGoBack = !hash && window.history.length > 1 && (hasNavigatedHere || isReferredBySite);
    if (!canGoBack) return;
    event.preventDefault();
    window.history.back();
  }

  return (
    <Link
      to="/presse"
      onClick={handleClick}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-muted transition-colors hover:text-highlight print:hidden"
    >
      <Icon name="arrow-left" />
      {articlePageText.back}
    </Link>
  );
}
