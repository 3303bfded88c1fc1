import { SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { commonText } from '@/content/admin/common';
import { buttonStyles } from '@/shared/ui/button-styles';
import { ListNotice } from './list-notice';

interface ListBeyondProps {
  title: string;
  text: string;
  /** Query of the first page. */
  href: string;
}

/** What an address past the last page shows. */
export function ListBeyond({ title, text, href }: ListBeyondProps) {
  return (
    <ListNotice icon={SearchX} title={title} text={text}>
      <Link to={href} className={buttonStyles('outline')}>
        {commonText.pager.first}
      </Link>
    </ListNotice>
  );
}
