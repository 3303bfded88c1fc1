import { useAuth } from '@/admin/features/auth/auth-context';
import { useOwnPermissions } from '@/admin/features/auth/use-identity';
import { Screen } from '@/admin/ui/screen';
import { mediaText as text } from '@/copy/admin/media';
import { MediaLibrary } from './components/media-library';

/** Media library (specification 2.18). */
export function Component() {
  const { user } = useAuth();
  const { permissions, hasRole } = useOwnPermissions();
  if (hasRole === false) return <Screen title={text.title} refusal={text.noRole} />;
  return <MediaLibrary userId={user?.id ?? null} permissions={permissions} />;
}
