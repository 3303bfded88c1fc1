import { useSignOut } from '@/admin/auth/api/auth-mutations';
import { AuthFrame } from '@/admin/auth/components/auth-frame';
import { suspendedText as text } from '@/content/admin/auth';
import { buttonStyles } from '@/shared/ui/button-styles';

/** In the place of the back office, for whose account is suspended, also in the middle of their work. */
export function SuspendedScreen() {
  const signOut = useSignOut();
  return (
    <AuthFrame title={text.title}>
      <title>{text.pageTitle}</title>
      <div role="alert" className="flex flex-col gap-4">
        <p>{text.lead}</p>
        <p className="text-muted">{text.kept}</p>
      </div>
      <button
        type="button"
        className={buttonStyles('primary', 'mt-6 w-full')}
        disabled={signOut.isPending}
        onClick={() => signOut.mutate()}
      >
        {signOut.isPending ? text.signingOut : text.signOut}
      </button>
    </AuthFrame>
  );
}
