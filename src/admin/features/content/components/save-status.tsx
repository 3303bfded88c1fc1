import { isToday, parseISO } from 'date-fns';
import { formatAdminDateTime, formatAdminTime } from '@/admin/lib/admin-date';
import { contentEditorText as text } from '@/copy/admin/content';
import { autosaveText } from '@/copy/admin/content-writing';
import { workingCopyText } from '@/copy/admin/working-copy';
import type { ContentFormState } from '../use-content-form';

/** Returns « à 14:05 », or the date too when it is not today. */
const formatSaveTime = (timestamp: string): string =>
  isToday(parseISO(timestamp))
    ? `${autosaveText.at} ${formatAdminTime(timestamp)}`
    : `${autosaveText.on} ${formatAdminDateTime(timestamp)}`;

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
  const label = storedRow.copy_of ? workingCopyText.autosaved : autosaveText.saved;
  return `${label} ${formatSaveTime(storedRow.autosaved_at)}`;
}

/** Shows the state of the last save. */
export function SaveStatus({ editor }: { editor: ContentFormState }) {
  return (
    <p role="status" className="text-sm text-muted max-sm:sr-only">
      {getStatusText(editor)}
    </p>
  );
}
