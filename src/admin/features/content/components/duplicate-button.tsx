import { Copy } from 'lucide-react';
import { quoteName } from '@/admin/lib/quote-name';
import { IconButton } from '@/admin/ui/icon-button';
import { duplicateText as text } from '@/copy/admin/content-bin';
import { buttonStyles } from '@/shared/components/button-styles';
import { useDuplicateContent } from '../api/content-mutations';

interface DuplicateButtonProps {
  id: string;
  /** Author of the copy. */
  authorId: string;
  onDuplicated: (id: string) => void;
  /** Title of the row; without it the button shows a label. */
  title?: string;
}

/** Copies a content and opens the copy. */
export function DuplicateButton({ id, authorId, onDuplicated, title }: DuplicateButtonProps) {
  const duplicate = useDuplicateContent();
  const handleClick = () =>
    duplicate.mutate({ id, authorId }, { onSuccess: (copy) => onDuplicated(copy.id) });
  if (title !== undefined) {
    return (
      <IconButton
        icon={Copy}
        title={text.action}
        label={`${text.action} ${quoteName(title)}`}
        disabled={duplicate.isPending}
        onClick={handleClick}
      />
    );
  }
  return (
    <button
      type="button"
      className={buttonStyles('outline', 'w-full', 'compact')}
      disabled={duplicate.isPending}
      onClick={handleClick}
    >
      <Copy className="size-4" aria-hidden="true" />
      {duplicate.isPending ? text.running : text.action}
    </button>
  );
}
