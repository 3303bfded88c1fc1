import { quoted } from '@/admin/lib/quoted';
import { RemoveDialog } from '@/admin/ui/remove-dialog';
import { contentText } from '@/copy/admin/content';
import { contentBinText } from '@/copy/admin/content-bin';
import { useDeleteContent } from '../api/content-mutations';

interface RemoveContentProps {
  /** What is about to go; nothing asks while null. */
  target: { id: string; title: string } | null;
  onClose: () => void;
  onRemoved?: () => void;
}

/** The specified question, then the deletion: it closes on success, and says why when there is none. */
export function RemoveContent({ target, onClose, onRemoved }: RemoveContentProps) {
  return (
    <RemoveDialog
      target={target?.id ?? null}
      title={contentText.deleteQuestion}
      description={target ? `${quoted(target.title)}. ${contentBinText.consequence}` : undefined}
      removal={useDeleteContent()}
      onClose={onClose}
      onRemoved={onRemoved}
    />
  );
}
