import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAccess } from '@/admin/auth/use-identity';
import { isAllowed } from '@/admin/config/roles';
import { ListSkeleton } from '@/admin/list/list-skeleton';
import { ScreenHeader } from '@/admin/ui/screen-header';
import { commonText } from '@/content/admin/common';
import { formsToasts, formsText as text } from '@/content/admin/forms';
import { notify } from '@/shared/ui/notify';
import { EmptyInbox, SubmissionInbox } from './components/submission-inbox';
import { readParams } from './submission-params';

/** The information toast of the specification, at each opening of the screen, whoever opens it. */
function useProtectionNotice() {
  const told = useRef(false);
  useEffect(() => {
    if (told.current) return;
    told.current = true;
    notify.info(formsToasts.protected);
  }, []);
}

/** Forms: what visitors sent, for super admins; the described empty screen for everybody else. */
export function Component() {
  const { loading, permissions } = useAccess();
  const [parameters] = useSearchParams();
  const params = readParams(parameters);
  useProtectionNotice();
  // Roles that could not be read hide nothing: the database answers for itself.
  const Inbox = isAllowed(permissions, 'all') ? SubmissionInbox : EmptyInbox;
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeader title={text.title} />
      {loading ? <ListSkeleton label={commonText.loading} /> : <Inbox params={params} />}
    </div>
  );
}
