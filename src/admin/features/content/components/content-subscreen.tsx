import { UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import { contentTabs } from '@/admin/config/screen-tabs';
import { ListNotice } from '@/admin/lists/list-notice';
import { ScreenHeader } from '@/admin/ui/screen-header';
import { commonText } from '@/copy/admin/common';
import { contentText } from '@/copy/admin/content';

interface ContentSubscreenProps {
  title: string;
  lead: string;
  /** False for a person without a role, null while loading. */
  hasRole: boolean | null;
  children: ReactNode;
}

/** Renders a screen beside the list of contents, refused to people without a role. */
export function ContentSubscreen({ title, lead, hasRole, children }: ContentSubscreenProps) {
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeader title={title} lead={lead} tabs={contentTabs} />
      {hasRole === false ? (
        <ListNotice icon={UserRoundX} title={commonText.refusedTitle} text={contentText.refused.noRole} />
      ) : (
        children
      )}
    </div>
  );
}
