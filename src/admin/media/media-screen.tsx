import { UserRoundX } from 'lucide-react';
import { useAuth } from '@/admin/auth/auth-context';
import { useAccess } from '@/admin/auth/use-identity';
import { ListNotice } from '@/admin/list/list-notice';
import { ScreenHeader } from '@/admin/ui/screen-header';
import { commonText } from '@/content/admin/common';
import { mediaText as text } from '@/content/admin/media';
import { MediaLibrary } from './components/media-library';

/** Media library (specification 2.18). */
export function Component() {
  const { user } = useAuth();
  const { permissions, hasRole } = useAccess();
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
