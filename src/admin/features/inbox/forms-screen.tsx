import { Mails } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { isAllowed } from '@/admin/config/roles';
import { readableTabs, tabKeys } from '@/admin/config/submissions';
import { useAccess } from '@/admin/features/auth/use-identity';
import { useParameters } from '@/admin/hooks/use-parameters';
import { ListSkeleton } from '@/admin/lists/list-skeleton';
import { ScreenHeader } from '@/admin/ui/screen-header';
import { formsToasts, formsText as text } from '@/copy/admin/forms';
import { campaignsText } from '@/copy/admin/newsletters';
import type { ToastText } from '@/copy/types';
import { buttonStyles } from '@/shared/components/button-styles';
import { notify } from '@/shared/components/notify';
import { paths } from '@/shared/lib/paths';
import { EmptyInbox, SubmissionInbox } from './components/submission-inbox';
import { readParams } from './submission-params';

/** Shows the information toast of the specification once, each time the screen opens. */
function useProtectionNotice(notice: ToastText | null) {
  const isShown = useRef(false);
  useEffect(() => {
    if (isShown.current || !notice) return;
    isShown.current = true;
    notify.info(notice);
  }, [notice]);
}

/** The inbox for people who may read a tab; the empty screen of the specification for everybody else. */
export function Component() {
  const { loading, permissions } = useAccess();
  const parameters = useParameters();
  // Unknown roles hide nothing: the database decides.
  const tabs = readableTabs(permissions);
  const params = readParams(parameters, tabs.length > 0 ? tabs : tabKeys);
  const isPartial = tabs.length > 0 && tabs.length < tabKeys.length;
  useProtectionNotice(loading ? null : isPartial ? formsToasts.protectedInPart : formsToasts.protected);
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeader title={text.title}>
        {params.tab === 'newsletter' && !loading && isAllowed(permissions, 'forms_newsletter') ? (
          <Link to={`${paths.admin.forms}/lettres`} className={buttonStyles('outline', undefined, 'compact')}>
            <Mails className="size-4" aria-hidden="true" />
            {campaignsText.open}
          </Link>
        ) : null}
      </ScreenHeader>
      {loading ? (
        <ListSkeleton />
      ) : tabs.length > 0 ? (
        <SubmissionInbox params={params} tabs={tabs} mayErase={isAllowed(permissions, 'all')} />
      ) : (
        <EmptyInbox params={params} />
      )}
    </div>
  );
}
