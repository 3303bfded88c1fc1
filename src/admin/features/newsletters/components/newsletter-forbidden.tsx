import { ShieldAlert } from 'lucide-react';
import { ListNotice } from '@/admin/lists/list-notice';
import { commonText } from '@/copy/admin/common';
import { campaignsText as text } from '@/copy/admin/newsletters';

/** What who has not the newsletter reads in the place of its campaigns; nothing is asked of the server. */
export const NewsletterForbidden = () => (
  <ListNotice icon={ShieldAlert} title={commonText.refusedTitle} text={text.refused} />
);
