import { useQuery } from '@tanstack/react-query';
import { type InboxTabKey, listReadableInboxTabs } from '@/admin/config/inbox-tabs';
import { FailureNotice } from '@/admin/ui/failure-notice';
import { alertSettingsText as text } from '@/copy/admin/alert-settings';
import { inboxScreenText } from '@/copy/admin/inbox';
import { SelectField } from '@/shared/form/field';
import { useSaveAlertMode } from '../api/alert-mutations';
import { alertQueries } from '../api/alert-queries';
import { useOwnRolesAndPermissions } from '../use-identity';
import { listPermittedReviewMailSettings, ReviewMailSwitches } from './review-mail-switches';

const modeChoices = ['each', 'daily', 'never'] as const;

function TabNotificationSelect({ tab }: { tab: InboxTabKey }) {
  const { data } = useQuery(alertQueries.follows());
  const saveMode = useSaveAlertMode();
  const visibleMode = saveMode.isPending ? saveMode.variables.mode : data?.[tab];
  return (
    <SelectField
      label={inboxScreenText.tabs[tab].label}
      value={visibleMode ?? 'never'}
      disabled={!data}
      onChange={({ target }) => {
        const nextMode = modeChoices.find((choice) => choice === target.value) ?? 'never';
        saveMode.mutate({ tab, mode: nextMode === 'never' ? null : nextMode });
      }}
    >
      {modeChoices.map((choice) => (
        <option key={choice} value={choice}>
          {text.modes[choice]}
        </option>
      ))}
    </SelectField>
  );
}

function TabNotifications({ tabs }: { tabs: readonly InboxTabKey[] }) {
  const { error } = useQuery(alertQueries.follows());
  return (
    <>
      <p className="mt-1 text-sm text-muted">{text.lead}</p>
      <FailureNotice error={error && text.error} className="mt-2 text-sm" />
      <div className="mt-3 grid gap-x-5 gap-y-3 sm:grid-cols-2">
        {tabs.map((tab) => (
          <TabNotificationSelect key={tab} tab={tab} />
        ))}
      </div>
    </>
  );
}

/** Chooses the e-mails about submissions and reviews. Saves at once. Renders nothing for a person who can get none. */
export function NotificationSettingsSection({ userId }: { userId: string }) {
  const { isLoading, permissions } = useOwnRolesAndPermissions();
  if (isLoading || !permissions) return null;
  const tabs = listReadableInboxTabs(permissions);
  const reviewMailSettings = listPermittedReviewMailSettings(permissions);
  if (tabs.length === 0 && reviewMailSettings.length === 0) return null;
  return (
    <fieldset className="border-t border-line pt-4">
      <legend className="sr-only">{text.title}</legend>
      <p className="font-semibold" aria-hidden="true">
        {text.title}
      </p>
      {tabs.length > 0 ? <TabNotifications tabs={tabs} /> : null}
      {reviewMailSettings.length > 0 ? (
        <ReviewMailSwitches userId={userId} settings={reviewMailSettings} />
      ) : null}
    </fieldset>
  );
}
