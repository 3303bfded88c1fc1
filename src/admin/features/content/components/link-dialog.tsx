import { linkDialogText as text } from '@/copy/admin/links';
import { Dialog } from '@/shared/components/dialog';
import { LinkPicker } from './link-picker';

interface LinkDialogProps {
  /** Current address; empty for a new link. */
  value: string;
  onPick: (href: string, name?: string) => void;
  onClose: () => void;
}

/** Dialog to choose the address of a link. Open while mounted. */
export function LinkDialog({ value, onPick, onClose }: LinkDialogProps) {
  return (
    <Dialog isForm title={text.title} description={text.description} onClose={onClose}>
      <LinkPicker value={value} onPick={onPick} />
    </Dialog>
  );
}
