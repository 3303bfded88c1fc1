import { ShieldAlert } from 'lucide-react';
import { ListNotice } from '@/admin/list/list-notice';
import { commonText } from '@/content/admin/common';
import { lettersText as text } from '@/content/admin/letters';

/** What who has not the newsletter reads in the place of its letters; nothing is asked of the server. */
export const LettersRefused = () => (
  <ListNotice icon={ShieldAlert} title={commonText.refusedTitle} text={text.refused} />
);
