import { ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { adminCommonText } from '@/copy/admin/common';
import { ListNotice } from './list-notice';

/** Says why the person may not see a screen or a list. */
export function RefusedNotice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <ListNotice icon={ShieldAlert} title={adminCommonText.refusedTitle} text={text}>
      {children}
    </ListNotice>
  );
}
