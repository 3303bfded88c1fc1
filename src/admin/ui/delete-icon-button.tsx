import { Trash2 } from 'lucide-react';
import { adminCommonText } from '@/copy/admin/common';
import { IconButton } from './icon-button';

interface DeleteIconButtonProps {
  /** Name of the action. */
  title?: string;
  /** Name of what it deletes. */
  name: string;
  onClick: () => void;
}

/** Icon button that deletes the named row or item. */
export const DeleteIconButton = ({
  title = adminCommonText.delete,
  name,
  onClick,
}: DeleteIconButtonProps) => (
  <IconButton icon={Trash2} tone="danger" title={title} label={`${title} ${name}`} onClick={onClick} />
);
