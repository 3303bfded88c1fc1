import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { adminLayoutText } from '@/copy/admin/shell';
import { useComponentDownload } from '@/shared/hooks/use-component-download';

const loadDialog = () =>
  import('@/admin/features/auth/components/account-dialog').then((module) => module.AccountDialog);

/** Button with the name of the signed-in person, or the e-mail on small screens (specification 2.18). Opens « Mon compte ». */
export function AccountDialogButton({ name, email }: { name: string; email: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [AccountDialog, requestDialog] = useComponentDownload(loadDialog);

  function handleClick() {
    requestDialog();
    setIsOpen(true);
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        title={adminLayoutText.account}
        className="ml-auto inline-flex min-h-10 min-w-0 max-w-fit flex-1 basis-16 items-center gap-2 rounded-card px-2 text-sm hover:bg-surface-strong"
        onClick={handleClick}
      >
        <UserRound className="size-4 shrink-0 text-muted max-sm:hidden" aria-hidden="true" />
        <span className="sr-only">{adminLayoutText.account}, </span>
        <span className="truncate max-md:hidden">{name || email}</span>
        <span className="truncate md:hidden">{email}</span>
      </button>
      {AccountDialog && isOpen ? <AccountDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
