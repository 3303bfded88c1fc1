import { useEffect, useRef } from 'react';
import { inboxTabKeys, listReadableInboxTabs } from '@/admin/config/inbox-tabs';
import { inboxAndCampaignScreenTabs } from '@/admin/config/screen-links';
import { useOwnRolesAndPermissions } from '@/admin/features/auth/use-identity';
import { useReadonlySearchParams } from '@/admin/hooks/use-readonly-search-params';
import { ScreenLayout } from '@/admin/ui/screen-layout';
import { inboxToastTexts, inboxScreenText as text } from '@/copy/admin/inbox';
import { notify } from '@/shared/components/notify';
import { NoAccessInbox, SubmissionInbox } from './components/submission-inbox';
import { readInboxAddress } from './submission-params';

/** Shows the data protection toast of the specification once for each opening of the screen. */
function useDataProtectionToast(isDue: boolean) {
  const wasShown = useRef(false);
  useEffect(() => {
    if (wasShown.current || !isDue) return;
    wasShown.current = true;
    notify.info({ ...inboxToastTexts.protected, position: 'bottom-center' });
  }, [isDue]);
}

/** Screen of the inbox. People without a readable tab see every tab, empty (specification 2.18). */
export function Component() {
  const { isLoading, permissions } = useOwnRolesAndPermissions();
  const searchParams = useReadonlySearchParams();
  const tabs = listReadableInboxTabs(permissions);
  const { params, openSubmission } = readInboxAddress(searchParams, tabs.length > 0 ? tabs : inboxTabKeys);
  const hasPartialAccess = tabs.length > 0 && tabs.length < inboxTabKeys.length;
  // The toast says that only super admins read these data. People with partial access get `text.partialAccess` instead.
  // The toast would cover the panel of a submission, so it waits until the panel is closed.
  useDataProtectionToast(!isLoading && !hasPartialAccess && openSubmission === null);
  const content =
    tabs.length > 0 ? (
      <SubmissionInbox params={params} openSubmission={openSubmission} tabs={tabs} />
    ) : (
      <NoAccessInbox params={params} />
    );
  return (
    <ScreenLayout
      title={text.title}
      lead={hasPartialAccess ? text.partialAccess : undefined}
      tabs={inboxAndCampaignScreenTabs}
    >
      {isLoading ? null : content}
    </ScreenLayout>
  );
}
