import { Button } from './button';

interface SaveButtonsProps {
  labels: { reset: string; save: string; saving: string; shortcut: string };
  dirty: boolean;
  /** True when there is something to reset; `dirty` by default. */
  canReset?: boolean;
  saving: boolean;
  onReset: () => void;
}

/** Reset and save buttons of a form that stays on the screen. */
export function SaveButtons({ labels, dirty, canReset = dirty, saving, onReset }: SaveButtonsProps) {
  return (
    <>
      {canReset ? (
        <Button variant="quiet" disabled={saving} onClick={onReset}>
          {labels.reset}
        </Button>
      ) : null}
      <Button
        variant="primary"
        type="submit"
        disabled={saving || !dirty}
        title={labels.shortcut}
        aria-keyshortcuts="Control+S Meta+S"
      >
        {saving ? labels.saving : labels.save}
      </Button>
    </>
  );
}
