import { type ReactNode, useState } from 'react';
import { useOnDemand } from '@/shared/hooks/use-on-demand';

const loadDialog = () => import('./download-dialog').then((module) => module.DownloadDialog);

interface DownloadAppButtonProps {
  className?: string;
  /** Called before the dialog opens, e.g. to close the menu it stands in. */
  onOpen?: () => void;
  children: ReactNode;
}

/** Opens the download dialog, wherever it stands. */
export function DownloadAppButton({ className, onOpen, children }: DownloadAppButtonProps) {
  const [open, setOpen] = useState(false);
  const [DownloadDialog, request] = useOnDemand(loadDialog);

  function handleClick() {
    onOpen?.();
    request();
    setOpen(true);
  }

  return (
    <>
      <button type="button" aria-haspopup="dialog" className={className} onClick={handleClick}>
        {children}
      </button>
      {DownloadDialog ? <DownloadDialog open={open} onOpenChange={setOpen} /> : null}
    </>
  );
}
