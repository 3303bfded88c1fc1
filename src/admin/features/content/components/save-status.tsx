import { contentEditorText as text } from '@/copy/admin/content';
import { workingCopyText } from '@/copy/admin/working-copy';
import { autosaveText } from '@/copy/admin/content-writing';
import type { ContentFormState } from '../use-content-form';

const timeFormat = new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit' });

/** State of the last save. */
export function SaveStatus({ editor }: { editor: ContentFormState }) {
  const { stored, dirty, autosaveFailed, offline } = editor;
  const savedMessage = stored?.autosaved_at
    ? `${stored.copy_of ? workingCopyText.autosavedAt : autosaveText.savedAt} ${timeFormat.format(new Date(stored.autosaved_at))}`
    : stored
      ? text.saved
      : '';
  const unsavedMessage = offline
    ? autosaveText.waitingForNetwork
    : autosaveFailed
      ? autosaveText.failed
      : text.unsaved;
  return (
    <p role="status" className="text-sm text-muted max-sm:sr-only">
      {dirty ? unsavedMessage : savedMessage}
    </p>
  );
}
