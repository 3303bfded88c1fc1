import { Copy } from 'lucide-react';
import { useAuth } from '@/admin/features/auth/auth-context';
import { quoteName } from '@/admin/lib/quote-name';
import { Button } from '@/admin/ui/button';
import { IconButton } from '@/admin/ui/icon-button';
import { duplicateContentText as text } from '@/copy/admin/content-bin';
import { useDuplicateContent } from '../api/content-mutations';

interface DuplicateButtonProps {
  id: string;
  onDuplicated: (id: string) => void;
  /** Title of the row; without it the button shows a label. */
  title?: string;
}

/** Copies a content for the signed-in person and opens the copy. */
export function DuplicateButton({ id, onDuplicated, title }: DuplicateButtonProps) {
  const authorId = useAuth().user?.id;
  const duplicate = useDuplicateContent();
  const handleClick = () =>
    authorId && duplicate.mutate({ id, authorId }, { onSuccess: (copy) => onDuplicated(copy.id) });
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
    <Button icon={Copy} className="w-full" disabled={duplicate.isPending} onClick={handleClick}>
      {duplicate.isPending ? text.duplicating : text.action}
    </Button>
  );
}
