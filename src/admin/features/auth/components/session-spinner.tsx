import { Spinner } from '@/admin/ui/spinner';
import { adminLayoutText } from '@/copy/admin/shell';

/** Page while the session is checked, and while the next screen is downloaded after a redirect. */
export const SessionSpinner = () => (
  <main className="grid min-h-dvh place-items-center p-6">
    <Spinner label={adminLayoutText.checkingSession} />
  </main>
);
