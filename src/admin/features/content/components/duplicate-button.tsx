import { Copy } from 'lucide-react';
import { quoted } from '@/admin/lib/quoted';
import { Button } from '@/admin/ui/button';
import { IconButton } from '@/admin/ui/icon-button';
import { duplicateText as text } from '@/copy/admin/content-bin';
import { useDuplicateContent } from '../api/content-mutations';

interface DuplicateButtonProps {
  id: string;
  /** Signs the copy. */
  authorId: string;
  onDuplicated: (id: string) => void;
  /** Of the row it stands on; without it the button says its name itself. */
  title?: string;
}

/** Makes a copy of a content, and opens it. */
export function DuplicateButton({ id, authorId, onDuplicated, title }: DuplicateButtonProps) {
  const duplicate = useDuplicateContent();
  const handleClick = () =>
    duplicate.mutate({ id, authorId }, { onSuccess: (copy) => onDuplicated(copy.id) });
  if (title !== undefined) {
    return (
      <IconButton
        icon={Copy}
        title={text.action}
        label={`${text.action} ${quoted(title)}`}
        disabled={duplicate.isPending}
        onClick={handleClick}
      />
    );
  }
  return (
    <Button icon={Copy} className="w-full" disabled={duplicate.isPending} onClick={handleClick}>
      {duplicate.isPending ? text.running : text.action}
    </Button>
  );
}
