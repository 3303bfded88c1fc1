import { buttonStyles } from '@/shared/components/button-styles';

interface SaveButtonsProps {
  words: { reset: string; save: string; saving: string; shortcut: string };
  dirty: boolean;
  saving: boolean;
  onReset: () => void;
}

/** What a form that stays on the screen ends with: what was changed is given up, or saved, by Ctrl+S too. */
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
