import { ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { commonText } from '@/copy/admin/common';
import { ListNotice } from './list-notice';

/** Says why the person may not see a screen or a list. */
export function RefusedNotice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <ListNotice icon={ShieldAlert} title={commonText.refusedTitle} text={text}>
      {children}
    </ListNotice>
  );
}
