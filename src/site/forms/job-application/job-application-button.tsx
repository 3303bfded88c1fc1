import { type ButtonAppearance, DialogButton } from '@/site/components/dialog-button';
import type { JobApplicationPreset } from './job-application-dialog';
import { claimDraft } from './picker-draft';

const loadDialog = () => import('./job-application-dialog').then((module) => module.JobApplicationDialog);

/** Opens the application form, for an offer or, without a preset, for a spontaneous application. */
export function JobApplicationButton({
  className,
  children,
  ...preset
}: JobApplicationPreset & ButtonAppearance) {
  return (
    <DialogButton
      load={loadDialog}
      preset={preset}
      shouldOpenWithPage={() => claimDraft(preset.jobTitle ?? '')}
      className={className}
    >
      {children}
    </DialogButton>
  );
}
