import { buttonStyles } from '@/shared/components/button-styles';

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
        <button
          type="button"
          className={buttonStyles('quiet', undefined, 'compact')}
          disabled={saving}
          onClick={onReset}
        >
          {words.reset}
        </button>
      ) : null}
      <button
        type="submit"
        className={buttonStyles('primary', undefined, 'compact')}
        disabled={saving || !dirty}
        title={words.shortcut}
        aria-keyshortcuts="Control+S Meta+S"
      >
        {saving ? words.saving : words.save}
      </button>
    </>
  );
}
