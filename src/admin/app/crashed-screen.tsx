import { crashedScreenText as text } from '@/copy/admin/crashed-screen';
import { crashedContent } from '@/copy/pages/crashed';
import { CrashNotice, useRecovery } from '@/shared/components/crashed';
import { paths } from '@/shared/lib/paths';

/** Error boundary of a screen of the back office. Sidebar and top bar stay. */
export function ErrorBoundary() {
  if (useRecovery()) return <p role="status">{crashedContent.updating}</p>;
  return <CrashNotice text={text.text} home={text.home} href={paths.admin.dashboard} />;
}
