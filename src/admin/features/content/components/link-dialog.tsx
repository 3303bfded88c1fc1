import { linkText as text } from '@/copy/admin/links';
import { Dialog } from '@/shared/components/dialog';
import { LinkPicker } from './link-picker';

interface LinkDialogProps {
  /** The address there is; empty for none. */
  value: string;
  onPick: (href: string, name?: string) => void;
  onClose: () => void;
}

/** The choice of what a link opens, over a text. Mounted is open. */
export function LinkDialog({ value, onPick, onClose }: LinkDialogProps) {
  return (
    <Dialog form title={text.title} description={text.description} onClose={onClose}>
      <LinkPicker value={value} onPick={onPick} />
    </Dialog>
  );
}
