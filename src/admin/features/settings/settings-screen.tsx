import { hasAnyPermission } from '@/admin/config/roles';
import { mayEditScreen } from '@/admin/config/screen-access';
import { useAuth } from '@/admin/features/auth/auth-context';
import { useOwnRolesAndPermissions } from '@/admin/features/auth/use-identity';
import { MailQueueSection } from '@/admin/features/mails/components/mail-queue-section';
import { ScreenLayout } from '@/admin/ui/screen-layout';
import { settingsText as text } from '@/copy/admin/settings';
import { SettingsLoader } from './components/settings-loader';

export function Component() {
  const { isLoading, permissions } = useOwnRolesAndPermissions();
  const hasSecondFactor = useAuth().user?.factors?.some(({ status }) => status === 'verified') ?? false;
  return (
    <ScreenLayout title={text.title} lead={text.lead} refusedText={text.noRole}>
      {isLoading ? null : (
        <SettingsLoader
          mayEdit={mayEditScreen('/admin/settings', permissions)}
          mayRequireMfa={hasAnyPermission(permissions, 'all') && hasSecondFactor}
        />
      )}
      {permissions?.includes('all') ? <MailQueueSection /> : null}
    </ScreenLayout>
  );
}
