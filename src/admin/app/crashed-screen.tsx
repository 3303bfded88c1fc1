import { crashedScreenText as text } from '@/copy/admin/crashed-screen';
import { errorPageText } from '@/copy/pages/error-page';
import { ErrorPageNotice, useMissingChunkRecovery } from '@/shared/components/error-page';
import { paths } from '@/shared/lib/paths';

/** Error boundary of a screen of the back office. Sidebar and top bar stay. */
export function ErrorBoundary() {
  const isRecovering = useMissingChunkRecovery();
  if (isRecovering) return <p role="status">{errorPageText.updating}</p>;
  return <ErrorPageNotice text={text.text} home={text.home} href={paths.admin.dashboard} />;
}
