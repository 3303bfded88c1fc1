import { Copy } from 'lucide-react';
import { useAuth } from '@/admin/features/auth/auth-context';
import { quoteName } from '@/admin/lib/quote-name';
import { Button } from '@/admin/ui/button';
import { IconButton } from '@/admin/ui/icon-button';
import { duplicateContentText as text } from '@/copy/admin/content-bin';
import { useDuplicateContent } from '../api/content-mutations';

interface DuplicateButtonProps {
  id: string;
  onDuplicated: (newId: string) => void;
  /** Title of the row; without it the button shows a label. */
  title?: string;
}

/** Duplicates a content: the signed-in person becomes the author of the new draft. */
export function DuplicateButton({ id, onDuplicated, title }: DuplicateButtonProps) {
  const authorId = useAuth().user?.id;
  const duplication = useDuplicateContent();
  function handleClick() {
    if (!authorId || duplication.isPending) return;
    duplication.mutate({ id, authorId }, { onSuccess: (newContent) => onDuplicated(newContent.id) });
  }
  if (title !== undefined) {
    return (
      <IconButton
        icon={Copy}
        title={text.action}
        label={`${text.action} ${quoteName(title)}`}
        aria-disabled={duplication.isPending}
        onClick={handleClick}
      />
    );
  }
  return (
    <Button icon={Copy} className="w-full" disabled={duplication.isPending} onClick={handleClick}>
      {duplication.isPending ? text.duplicating : text.action}
    </Button>
  );
}
