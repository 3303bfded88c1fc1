import { useOwnPermissions } from '@/admin/features/auth/use-identity';
import { Screen } from '@/admin/ui/screen';
import { mediaText as text } from '@/copy/admin/media';
import { MediaLibrary } from './components/media-library';

/** Media library (specification 2.18). */
export function Component() {
  const { hasRole } = useOwnPermissions();
  return hasRole === false ? <Screen title={text.title} refusal={text.noRole} /> : <MediaLibrary />;
}
