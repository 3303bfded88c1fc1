import { getMediaRights } from '@/admin/config/media';
import { useAuth } from '@/admin/features/auth/auth-context';
import { useOwnRolesAndPermissions } from '@/admin/features/auth/use-identity';

interface LibraryFile {
  /** True for an image of the site, which the library only lists. */
  isSystemAsset?: boolean | undefined;
  uploaded_by: string | null;
}

/** Returns the permissions of the signed-in person on the library, for display only: the database decides. */
export function useMediaRights() {
  const userId = useAuth().user?.id;
  const { mayManage, mayUpload } = getMediaRights(useOwnRolesAndPermissions().permissions);
  const isOwnFile = ({ isSystemAsset, uploaded_by }: LibraryFile) =>
    !isSystemAsset && userId !== undefined && uploaded_by === userId;
  return {
    mayManage,
    mayUpload,
    /**
     * Returns true for a file that the person may describe, replace and delete: all for managers, else their own. Managers
     * also get true for images of the site, whose deletion the screen refuses with a toast.
     */
    mayChange: (file: LibraryFile) => mayManage || (mayUpload && isOwnFile(file)),
  };
}
