import { SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonStyles } from '@/shared/components/button-styles';
import { ListNotice } from './list-notice';

interface ListNoMatchProps {
  title: string;
  text: string;
  reset: string;
  /** Address without filters. */
  href?: string | undefined;
}

/** Says that no row matches the filters, with a link that clears them. */
export function ListNoMatch({ title, text, reset, href = '?' }: ListNoMatchProps) {
  return (
    <ListNotice icon={SearchX} title={title} text={text}>
      <Link to={href} className={buttonStyles('outline')}>
        {reset}
      </Link>
    </ListNotice>
  );
}
