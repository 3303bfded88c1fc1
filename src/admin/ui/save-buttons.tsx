import { Button } from './button';

interface SaveButtonsProps {
  words: { reset: string; save: string; saving: string; shortcut: string };
  dirty: boolean;
  saving: boolean;
  onReset: () => void;
}

/** Reset and save buttons of a form that stays on the screen. */
export function SaveButtons({ words, dirty, saving, onReset }: SaveButtonsProps) {
  return (
    <>
      {dirty ? (
        <Button variant="quiet" disabled={saving} onClick={onReset}>
          {words.reset}
        </Button>
      ) : null}
      <Button
        variant="primary"
        type="submit"
        disabled={saving || !dirty}
        title={words.shortcut}
        aria-keyshortcuts="Control+S Meta+S"
      >
        {saving ? words.saving : words.save}
      </Button>
    </>
  );
}
