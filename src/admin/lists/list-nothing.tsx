import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { commonText } from '@/copy/admin/common';
import { buttonStyles } from '@/shared/components/button-styles';
import { ListNoMatch } from './list-no-match';
import { ListNotice } from './list-notice';

interface ListNothingProps {
  page: number;
  firstPageHref: string;
  /** Whether a search or a criterion holds. */
  filtered: boolean;
  resetHref?: string;
  text: {
    beyond: { title: string; text: string };
    /** Of a list that is never narrowed there is none. */
    noMatch?: { title: string; text: string; reset: string };
  };
  /** What is said of a list that holds nothing yet. */
  children: ReactNode;
}

/** Why a page of a list has no row: it is past the last one, nothing fits, or there is nothing yet. */
export function ListNothing(props: ListNothingProps) {
  const { page, firstPageHref, filtered, resetHref, text, children } = props;
  if (page > 1) {
    return (
      <ListNotice icon={SearchX} {...text.beyond}>
        <Link to={firstPageHref} className={buttonStyles('outline')}>
          {commonText.pager.first}
        </Link>
      </ListNotice>
    );
  }
  return filtered && text.noMatch ? <ListNoMatch {...text.noMatch} href={resetHref} /> : children;
}
