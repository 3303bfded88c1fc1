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

function ReviewMailSwitch({ userId, setting }: { userId: string; setting: ReviewMailSetting }) {
  const { data } = useQuery(alertQueries.reviewMails(userId));
  const save = useSaveReviewMails(userId);
  const visibleChoice = save.isPending ? save.variables[setting] : data?.[setting];
  return (
    <SwitchField
      {...text.reviews[setting]}
      checked={visibleChoice ?? false}
      disabled={!data}
      aria-busy={save.isPending}
      onChange={({ target }) => save.mutate({ [setting]: target.checked })}
    />
  );
}

interface ReviewMailSwitchesProps {
  userId: string;
  settings: readonly ReviewMailSetting[];
}

/** Switches the mails about reviews. Saves at once. */
export function ReviewMailSwitches({ userId, settings }: ReviewMailSwitchesProps) {
  const { error } = useQuery(alertQueries.reviewMails(userId));
  return (
    <div className="mt-2">
      <FailureNotice error={error && text.error} className="mt-2 text-sm" />
      {settings.map((setting) => (
        <ReviewMailSwitch key={setting} userId={userId} setting={setting} />
      ))}
    </div>
  );
}
