import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminCommonText } from '@/copy/admin/common';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { ListNotice } from './list-notice';

export interface EmptyStateText {
  /** Texts for a page number after the last page. Absent for a list that is loaded whole. */
  pastLastPage?: { title: string; text: string };
  /** Absent for a list without filters. */
  noMatch?: { title: string; text: string; reset: string };
}

interface EmptyStateProps {
  page: number;
  firstPageHref: string;
  isFiltered: boolean;
  resetHref?: string | undefined;
  text: EmptyStateText;
  /** Shown when the list has no row at all. */
  children: ReactNode;
}

/** Says why a page has no row: a page after the last, no match, or an empty list. */
export function EmptyState(props: EmptyStateProps) {
  const { page, firstPageHref, isFiltered, resetHref = '?', text, children } = props;
  if (page > 1 && text.pastLastPage) {
    return (
      <ListNotice icon={SearchX} {...text.pastLastPage}>
        <Link to={firstPageHref} className={getButtonClassName('outline')}>
          {adminCommonText.pager.first}
        </Link>
      </ListNotice>
    );
  }
  if (!isFiltered || !text.noMatch) return children;
  const { reset, ...noMatchText } = text.noMatch;
  return (
    <ListNotice icon={SearchX} {...noMatchText}>
      <Link to={resetHref} className={getButtonClassName('outline')}>
        {reset}
      </Link>
    </ListNotice>
  );
}
