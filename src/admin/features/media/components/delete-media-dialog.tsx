import { useQuery } from '@tanstack/react-query';
import { quoteName } from '@/admin/lib/quote-name';
import { ConfirmMutationDialog } from '@/admin/ui/confirm-mutation-dialog';
import { mediaDetailText, mediaText } from '@/copy/admin/media';
import { mediaBinText } from '@/copy/admin/media-bin';
import { isolateRightToLeftName } from '../../../../../supabase/functions/_shared/plain-text.ts';
import { useDeleteMedia } from '../api/media-mutations';
import { type MediaUse, mediaQueries } from '../api/media-queries';

interface DeleteMediaDialogProps {
  /** File to delete; null closes the dialog. */
  target: { id: string; original_filename: string } | null;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Maximum number of titles in the warning. */
const MAX_TITLES = 3;

const { warning, uses: usesText } = mediaDetailText;

/** Returns « Ce fichier est utilisé dans « A », « B », « C » et d’autres contenus. … » */
function toWarning(uses: readonly MediaUse[]): string {
  // One title for each content, which may use the file several times.
  const titles = [...new Map(uses.map((use) => [use.id, use.title])).values()];
  const names = titles
    .slice(0, MAX_TITLES)
    .map((title) => (title === null ? warning.hiddenContent : quoteName(title)))
    .join(', ');
  const otherContents = titles.length > MAX_TITLES ? ` ${warning.otherContents}` : '';
  return `${warning.usedIn} ${names}${otherContents}. ${warning.consequence}`;
}

/** Asks for confirmation with the question of the specification, shows where the file is used, and deletes it. */
export function DeleteMediaDialog({ target, onClose, onDeleted }: DeleteMediaDialogProps) {
  const uses = useQuery({ ...mediaQueries.uses(target?.id ?? ''), enabled: target !== null });

  function getDescription(): string | undefined {
    if (!target) return undefined;
    const name = `${isolateRightToLeftName(target.original_filename)}.`;
    if (uses.isPending) return `${name} ${usesText.loading}`;
    const sentences = [name];
    if (uses.error) sentences.push(usesText.failed);
    else if (uses.data.length > 0) sentences.push(toWarning(uses.data));
    return [...sentences, mediaBinText.consequence].join(' ');
  }

  return (
    <ConfirmMutationDialog
      target={target}
      title={mediaText.deleteQuestion}
      description={getDescription()}
      mutation={useDeleteMedia()}
      isLoading={target !== null && uses.isPending}
      onClose={onClose}
      onDone={onDeleted}
    />
  );
}
