import { UserRoundX } from 'lucide-react';
import { ListNotice } from '@/components/data-table/list-notice';
import { ScreenHeader } from '@/components/ui/screen-header';
import { isAllowed } from '@/config/roles';
import { commonText } from '@/content/admin/common';
import { settingsText as text } from '@/content/admin/settings';
import { useAccess } from '@/features/auth/use-identity';
import { SettingsScreen } from '@/features/settings/components/settings-screen';

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
