import { hasAnyPermission } from '@/admin/config/roles';
import { mayEditScreen } from '@/admin/config/screen-access';
import { useAuth } from '@/admin/features/auth/auth-context';
import { useOwnPermissions } from '@/admin/features/auth/use-identity';
import { MailQueueStatus } from '@/admin/features/mails/components/mail-queue-status';
import { Screen } from '@/admin/ui/screen';
import { settingsText as text } from '@/copy/admin/settings';
import { SettingsLoader } from './components/settings-loader';

/** Screen of the settings of the site. */
export function Component() {
  const { permissions, roleState } = useOwnPermissions();
  const hasSecondFactor = useAuth().user?.factors?.some(({ status }) => status === 'verified') ?? false;
  return (
    <Screen title={text.title} lead={text.lead} refusal={roleState === 'none' && text.noRole}>
      <SettingsLoader
        mayEdit={mayEditScreen('/admin/settings', permissions)}
        mayRequireMfa={hasAnyPermission(permissions, 'all') && hasSecondFactor}
      />
      {permissions?.includes('all') ? <MailQueueStatus /> : null}
    </Screen>
  );
}
