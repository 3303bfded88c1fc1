import { UserRoundX } from 'lucide-react';
import { useAuth } from '@/admin/auth/auth-context';
import { useAccess } from '@/admin/auth/use-identity';
import { isAllowed } from '@/admin/config/roles';
import { ListNotice } from '@/admin/list/list-notice';
import { MailStanding } from '@/admin/mails/components/mail-standing';
import { ScreenHeader } from '@/admin/ui/screen-header';
import { commonText } from '@/content/admin/common';
import { settingsText as text } from '@/content/admin/settings';
import { SettingsScreen } from './components/settings-screen';

/** What staff may change of the site without a new version of it. */
export function Component() {
  const { permissions, hasRole } = useAccess();
  const hasFactor = useAuth().user?.factors?.some(({ status }) => status === 'verified') ?? false;
  return (
    <div className="flex flex-col gap-6">
      <ScreenHeader title={text.title} lead={text.lead} />
      {hasRole === false ? (
        <ListNotice icon={UserRoundX} title={commonText.refusedTitle} text={text.noRole} />
      ) : (
        <>
          <SettingsScreen
            mayEdit={isAllowed(permissions, 'user_manage')}
            mayRequireFactor={isAllowed(permissions, 'all') && hasFactor}
          />
          {permissions?.includes('all') ? <MailStanding /> : null}
        </>
      )}
    </div>
  );
}
