import { contentEditorText as text } from '@/copy/admin/content';
import { autosaveText } from '@/copy/admin/content-writing';
import { workingCopyText } from '@/copy/admin/working-copy';
import type { ContentFormState } from '../use-content-form';

const timeFormat = new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit' });

function getStatusText({
  storedRow,
  isDirty,
  hasAutosaveFailed,
  isWaitingForNetwork,
}: ContentFormState): string {
  if (isDirty && isWaitingForNetwork) return autosaveText.waitingForNetwork;
  if (isDirty) return hasAutosaveFailed ? autosaveText.failed : text.unsaved;
  if (!storedRow) return '';
  if (!storedRow.autosaved_at) return text.saved;
  const time = timeFormat.format(new Date(storedRow.autosaved_at));
  return `${storedRow.copy_of ? workingCopyText.autosavedAt : autosaveText.savedAt} ${time}`;
}

/** Shows the state of the last save. */
export function SaveStatus({ editor }: { editor: ContentFormState }) {
  return (
    <p role="status" className="text-sm text-muted max-sm:sr-only">
      {getStatusText(editor)}
    </p>
  );
}
