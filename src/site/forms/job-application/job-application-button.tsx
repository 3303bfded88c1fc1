import { useEffect, useRef } from 'react';
import { type BaseDialogButtonProps, DialogButton } from '@/site/components/dialog-button';
import { claimApplicationDraft } from './application-draft';
import type { JobApplicationPreset } from './job-application-dialog';

const loadDialog = () => import('./job-application-dialog').then((module) => module.JobApplicationDialog);

/** Opens the form of an offer; without a preset, of a spontaneous application. A draft of that form opens it on mount. */
export function JobApplicationButton({
  className,
  children,
  ...preset
}: JobApplicationPreset & BaseDialogButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { jobTitle = '' } = preset;
  useEffect(() => {
    if (claimApplicationDraft(jobTitle)) button.current?.click();
  }, [jobTitle]);
  return (
    <DialogButton ref={button} load={loadDialog} dialogProps={preset} className={className}>
      {children}
    </DialogButton>
  );
}
