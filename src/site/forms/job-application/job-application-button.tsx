import { type BaseDialogButtonProps, DialogButton } from '@/site/components/dialog-button';
import type { JobApplicationPreset } from './job-application-dialog';
import { claimApplicationDraft } from './application-draft';

const loadDialog = () => import('./job-application-dialog').then((module) => module.JobApplicationDialog);

/** Opens the form of an offer; without a preset, of a spontaneous application. A draft of that form opens it on mount. */
export function JobApplicationButton({
  className,
  children,
  ...preset
}: JobApplicationPreset & BaseDialogButtonProps) {
  return (
    <DialogButton
      load={loadDialog}
      preset={preset}
      shouldOpenOnMount={() => claimApplicationDraft(preset.jobTitle ?? '')}
      className={className}
    >
      {children}
    </DialogButton>
  );
}
