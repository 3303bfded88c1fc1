import { UserRoundX } from 'lucide-react';
import { useAccess } from '@/admin/auth/use-identity';
import { isAllowed } from '@/admin/config/roles';
import { ListNotice } from '@/admin/list/list-notice';
import { ScreenHeader } from '@/admin/ui/screen-header';
import { commonText } from '@/content/admin/common';
import { settingsText as text } from '@/content/admin/settings';
import { SettingsScreen } from './components/settings-screen';

/** What staff may change of the site without a new version of it. */
export function Component() {
  const { permissions, hasRole } = useAccess();
  return (
    <div className="flex flex-col gap-6">
      <ScreenHeader title={text.title} lead={text.lead} />
      {hasRole === false ? (
        <ListNotice icon={UserRoundX} title={commonText.refusedTitle} text={text.noRole} />
      ) : (
        <SettingsScreen mayEdit={isAllowed(permissions, 'user_manage')} />
      )}
    </div>
  );
}
