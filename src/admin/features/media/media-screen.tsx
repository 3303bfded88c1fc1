import { UserRoundX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useAuth } from '@/admin/features/auth/auth-context';
import { useAccess } from '@/admin/features/auth/use-identity';
import { useParameters } from '@/admin/hooks/use-parameters';
import { useViewFocus } from '@/admin/hooks/use-view-focus';
import { ListNotice } from '@/admin/lists/list-notice';
import { ListSkeleton } from '@/admin/lists/list-skeleton';
import { ScreenHeader } from '@/admin/ui/screen-header';
import { binText } from '@/copy/admin/bin';
import { commonText } from '@/copy/admin/common';
import { mediaText as text } from '@/copy/admin/media';
import { mediaBinText } from '@/copy/admin/media-bin';
import { buttonStyles } from '@/shared/components/button-styles';
import { MediaBin } from './components/media-bin';
import { MediaLibrary } from './components/media-library';
import { mediaBinParams } from './media-list-params';
import { mediaRights } from './media-model';

/** Media library (specification 2.18), with `?corbeille` its bin. */
export function Component() {
  const { user } = useAuth();
  const { loading, permissions, hasRole } = useAccess();
  const parameters = useParameters();
  const bin = parameters.has('corbeille') ? mediaBinParams.read(parameters) : null;
  useViewFocus(bin ? 'bin' : 'library');
  if (hasRole === false) {
    return (
      <div className="flex flex-col gap-5">
        <ScreenHeader title={text.title} />
        <ListNotice icon={UserRoundX} title={commonText.refusedTitle} text={text.noRole} />
      </div>
    );
  }
  if (bin) {
    return (
      <div className="flex flex-col gap-5">
        <ScreenHeader title={binText.title} lead={mediaBinText.lead}>
          <Link to="?" className={buttonStyles('outline', undefined, 'compact')}>
            {mediaBinText.back}
          </Link>
        </ScreenHeader>
        {loading ? (
          <ListSkeleton />
        ) : mediaRights(permissions).manage ? (
          <MediaBin params={bin} />
        ) : (
          <ListNotice icon={UserRoundX} title={commonText.refusedTitle} text={mediaBinText.refused} />
        )}
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <MediaLibrary userId={user?.id ?? null} permissions={permissions} />
    </div>
  );
}
