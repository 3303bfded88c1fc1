import { MutationDialog } from '@/admin/ui/mutation-dialog';
import { accountText } from '@/copy/admin/account';
import { useSignOutEverywhere } from '../api/auth-mutations';

const text = accountText.signOutEverywhere;

/** Confirms before every session of the account ends. */
export function SignOutEverywhereDialog({ onCancel }: { onCancel: () => void }) {
  return (
    <MutationDialog
      target={undefined}
      title={text.title}
      description={text.text}
      confirmLabel={text.confirm}
      pendingLabel={text.confirm}
      mutation={useSignOutEverywhere()}
      onClose={onCancel}
    />
  );
}
