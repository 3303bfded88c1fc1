import { SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonStyles } from '@/shared/components/button-styles';
import { ListNotice } from './list-notice';

interface ListNoMatchProps {
  title: string;
  text: string;
  reset: string;
  /** Query without any criterion. */
  href?: string | undefined;
}

/** What a search or a criterion that fits nothing shows, with the way out of it. */
export function ListNoMatch({ title, text, reset, href = '?' }: ListNoMatchProps) {
  return (
    <ListNotice icon={SearchX} title={title} text={text}>
      <Link to={href} className={buttonStyles('outline')}>
        {reset}
      </Link>
    </ListNotice>
  );
}
