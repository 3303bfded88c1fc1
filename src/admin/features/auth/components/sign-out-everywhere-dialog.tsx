import { accountText } from '@/copy/admin/account';
import { commonText } from '@/copy/admin/common';
import { ConfirmDialog } from '@/shared/components/confirm-dialog';
import { toAppError } from '@/shared/lib/app-error';
import { useSignOutEverywhere } from '../api/auth-mutations';

const text = accountText.everywhere;

/** Confirms before every session of the account ends. */
export function SignOutEverywhereDialog({ onCancel }: { onCancel: () => void }) {
  const signOut = useSignOutEverywhere();
  return (
    <ConfirmDialog
      open
      title={text.title}
      description={text.text}
      confirmLabel={text.confirm}
      cancelLabel={commonText.cancel}
      error={signOut.error ? toAppError(signOut.error).message : undefined}
      pending={signOut.isPending}
      onConfirm={() => signOut.mutate()}
      onCancel={onCancel}
    />
  );
}
