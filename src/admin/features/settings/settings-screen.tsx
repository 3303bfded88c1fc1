import { UserRoundX } from 'lucide-react';
import { hasAnyPermission } from '@/admin/config/roles';
import { mayEditScreen } from '@/admin/config/screen-access';
import { useAuth } from '@/admin/features/auth/auth-context';
import { useOwnPermissions } from '@/admin/features/auth/use-identity';
import { MailQueueStatus } from '@/admin/features/mails/components/mail-queue-status';
import { ListNotice } from '@/admin/lists/list-notice';
import { ScreenHeader } from '@/admin/ui/screen-header';
import { commonText } from '@/copy/admin/common';
import { settingsText as text } from '@/copy/admin/settings';
import { SettingsLoader } from './components/settings-loader';

/** Screen of the settings of the site. */
export function Component() {
  const { permissions, hasRole } = useOwnPermissions();
  const hasSecondFactor = useAuth().user?.factors?.some(({ status }) => status === 'verified') ?? false;
  return (
    <div className="flex flex-col gap-6">
      <ScreenHeader title={text.title} lead={text.lead} />
      {hasRole === false ? (
        <ListNotice icon={UserRoundX} title={commonText.refusedTitle} text={text.noRole} />
      ) : (
        <>
          <SettingsLoader
            mayEdit={mayEditScreen('/admin/settings', { permissions, hasRole })}
            mayRequireMfa={hasAnyPermission(permissions, 'all') && hasSecondFactor}
          />
          {permissions?.includes('all') ? <MailQueueStatus /> : null}
        </>
      )}
    </div>
  );
}
