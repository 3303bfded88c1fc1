import { FileText } from 'lucide-react';
import { useState } from 'react';
import { MediaPickerDialog } from '@/admin/features/media/components/lazy-media-picker-dialog';
import { Button } from '@/admin/ui/button';
import { linkDialogText as text } from '@/copy/admin/links';
import { mediaPickerText } from '@/copy/admin/media-picker';
import { Dialog } from '@/shared/components/dialog';
import { getLibraryFileUrl } from '@/shared/lib/library-file-url';
import { LinkPicker } from './link-picker';

interface LinkDialogProps {
  /** Current address; empty for a new link. */
  value: string;
  onPick: (href: string, name?: string) => void;
  onClose: () => void;
}

/** Dialog to choose the target of a link: an address, or a document of the library. Open while mounted. */
export function LinkDialog({ value, onPick, onClose }: LinkDialogProps) {
  const [isFileDialogOpen, setIsFileDialogOpen] = useState(false);
  return (
    <>
      <Dialog isWide title={text.title} description={text.description} onClose={onClose}>
        <LinkPicker value={value} onPick={onPick} />
        <Button icon={FileText} className="self-start" onClick={() => setIsFileDialogOpen(true)}>
          {mediaPickerText.document.choose}
        </Button>
      </Dialog>
      {isFileDialogOpen ? (
        <MediaPickerDialog
          kind="document"
          onPick={([file]) =>
            file ? onPick(getLibraryFileUrl(file.file_path), file.original_filename) : undefined
          }
          onClose={() => setIsFileDialogOpen(false)}
        />
      ) : null}
    </>
  );
}
