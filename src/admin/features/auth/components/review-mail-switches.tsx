import { useQuery } from '@tanstack/react-query';
import { mayCreateContent, mayReview, type OwnPermissions } from '@/admin/config/roles';
import { FailureNotice } from '@/admin/ui/failure-notice';
import { SwitchField } from '@/admin/ui/switch-field';
import { alertSettingsText as text } from '@/copy/admin/alert-settings';
import { useSaveReviewMails } from '../api/alert-mutations';
import { alertQueries, type ReviewMailSetting } from '../api/alert-queries';

export function listPermittedReviewMailSettings(permissions: OwnPermissions): ReviewMailSetting[] {
  const settings: ReviewMailSetting[] = [];
  if (mayReview(permissions)) settings.push('proposal_mails');
  if (mayCreateContent(permissions)) settings.push('decision_mails');
  return settings;
}

/** Switches the mails about reviews. Saves at once. */
export function ReviewMailSwitches({
  userId,
  settings,
}: {
  userId: string;
  settings: readonly ReviewMailSetting[];
}) {
  const { data, error } = useQuery(alertQueries.reviewMails(userId));
  const save = useSaveReviewMails(userId);
  const visibleChoice = save.isPending ? { ...data, ...save.variables } : data;
  return (
    <div className="mt-2">
      <FailureNotice error={error && text.error} className="mt-2 text-sm" />
      {settings.map((setting) => (
        <SwitchField
          key={setting}
          {...text.reviews[setting]}
          checked={visibleChoice?.[setting] ?? false}
          disabled={!data}
          // With `disabled`, the browser would take the focus away from the switch that is saved.
          aria-busy={save.isPending}
          onChange={({ target }) => save.isPending || save.mutate({ [setting]: target.checked })}
        />
      ))}
    </div>
  );
}
