import { focusTitle } from '@/shared/lib/focus-title';
import { Button } from './button';

interface SaveResetButtonsProps {
  labels: { reset: string; save: string; saving: string; shortcut: string };
  isDirty: boolean;
  canReset: boolean;
  isSubmitting: boolean;
  onReset: () => void;
}

/** Reset and save buttons of a form that stays open after it is saved. */
export function SaveResetButtons({
  labels,
  isDirty,
  canReset,
  isSubmitting,
  onReset,
}: SaveResetButtonsProps) {
  return (
    <>
      {canReset ? (
        <Button
          variant="quiet"
          disabled={isSubmitting}
          onClick={() => {
            onReset();
            // The pressed button disappears.
            focusTitle();
          }}
        >
          {labels.reset}
        </Button>
      ) : null}
      <Button
        variant="primary"
        type="submit"
        disabled={isSubmitting || !isDirty}
        title={labels.shortcut}
        aria-keyshortcuts="Control+S Meta+S"
      >
        {isSubmitting ? labels.saving : labels.save}
      </Button>
    </>
  );
}
