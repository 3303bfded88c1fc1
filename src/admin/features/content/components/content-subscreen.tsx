import { UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ListNotice } from '@/admin/lists/list-notice';
import { ScreenHeader } from '@/admin/ui/screen-header';
import { commonText } from '@/copy/admin/common';
import { contentText, editorText } from '@/copy/admin/content';
import { buttonStyles } from '@/shared/components/button-styles';
import { paths } from '@/shared/lib/paths';

interface ContentSubscreenProps {
  title: string;
  lead: string;
  /** False for a person without a role, null while loading. */
  hasRole: boolean | null;
  children: ReactNode;
}

/** Screen below the list of contents, with a link back. */
export function ContentSubscreen({ title, lead, hasRole, children }: ContentSubscreenProps) {
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeader title={title} lead={lead}>
        <Link to={paths.admin.content} className={buttonStyles('outline', undefined, 'compact')}>
          {editorText.back}
        </Link>
      </ScreenHeader>
      {hasRole === false ? (
        <ListNotice icon={UserRoundX} title={commonText.refusedTitle} text={contentText.refused.noRole} />
      ) : (
        children
      )}
    </div>
  );
}
