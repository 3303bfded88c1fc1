import { UserRoundX } from 'lucide-react';
import { useAuth } from '@/admin/features/auth/auth-context';
import { useOwnPermissions } from '@/admin/features/auth/use-identity';
import { ListNotice } from '@/admin/lists/list-notice';
import { ScreenHeader } from '@/admin/ui/screen-header';
import { commonText } from '@/copy/admin/common';
import { mediaText as text } from '@/copy/admin/media';
import { MediaLibrary } from './components/media-library';

/** Media library (specification 2.18). */
export function Component() {
  const { user } = useAuth();
  const { permissions, hasRole } = useOwnPermissions();
  return (
    <div className="flex flex-col gap-5">
      {hasRole === false ? (
        <>
          <ScreenHeader title={text.title} />
          <ListNotice icon={UserRoundX} title={commonText.refusedTitle} text={text.noRole} />
        </>
      ) : (
        <MediaLibrary userId={user?.id ?? null} permissions={permissions} />
      )}
    </div>
  );
}
