import { useSignOut } from '@/admin/features/auth/api/sign-out';
import { AuthScreenLayout } from '@/admin/features/auth/components/auth-screen-layout';
import { Button } from '@/admin/ui/button';
import { suspendedScreenText as text } from '@/copy/admin/auth';

/** Replaces the back office for a suspended account, also while the person works. */
export function SuspendedScreen() {
  const signOut = useSignOut();
  return (
    <AuthScreenLayout title={text.title}>
      <title>{text.pageTitle}</title>
      <div role="alert" className="flex flex-col gap-4">
        <p>{text.lead}</p>
        <p className="text-muted">{text.textIsKept}</p>
      </div>
      <Button
        variant="primary"
        size="regular"
        className="mt-6 w-full"
        disabled={signOut.isPending}
        onClick={() => signOut.mutate()}
      >
        {signOut.isPending ? text.signingOut : text.signOut}
      </Button>
    </AuthScreenLayout>
  );
}
