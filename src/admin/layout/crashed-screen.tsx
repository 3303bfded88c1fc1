import { crashedScreenText as text } from '@/content/admin/crashed-screen';
import { crashedContent } from '@/content/site/pages/crashed';
import { paths } from '@/shared/config/paths';
import { CrashNotice, useRecovery } from '@/shared/ui/crashed';

/** Error page of a screen of the back office: sidebar and bar stay around it. */
export function ErrorBoundary() {
  if (useRecovery()) return <p role="status">{crashedContent.updating}</p>;
  return <CrashNotice text={text.text} home={text.home} href={paths.admin.dashboard} />;
}
