import { ShieldAlert } from 'lucide-react';
import { ListNotice } from '@/admin/lists/list-notice';
import { commonText } from '@/copy/admin/common';
import { lettersText as text } from '@/copy/admin/letters';

/** What who has not the newsletter reads in the place of its letters; nothing is asked of the server. */
export const LettersRefused = () => (
  <ListNotice icon={ShieldAlert} title={commonText.refusedTitle} text={text.refused} />
);
