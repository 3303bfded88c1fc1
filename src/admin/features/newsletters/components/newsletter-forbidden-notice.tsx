import { ShieldAlert } from 'lucide-react';
import { ListNotice } from '@/admin/lists/list-notice';
import { commonText } from '@/copy/admin/common';
import { campaignListScreenText as text } from '@/copy/admin/newsletters';

/** Refusal for people without the newsletter permission. */
export const NewsletterForbiddenNotice = () => (
  <ListNotice icon={ShieldAlert} title={commonText.refusedTitle} text={text.refused} />
);
