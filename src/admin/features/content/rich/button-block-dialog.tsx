import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { isEqual } from '@/admin/editing/merge-fields';
import { Button } from '@/admin/ui/button';
import { EditDialog } from '@/admin/ui/edit-dialog';
import { embedBlockDialogText } from '@/copy/admin/content-rich';
import { TextField } from '@/shared/form/field';
import { LinkDialog } from '../components/link-dialog';
import type { EmbedBlockDialogProps } from './embed-block-dialog';
import { MAX_BLOCK_TEXT_LENGTH } from './embed-blocks';

const text = embedBlockDialogText.button;

/** Edits a button of a text: label and link. */
export function ButtonBlockDialog({ attrs, onSave, onClose }: EmbedBlockDialogProps<'button'>) {
  const [button, setButton] = useState(attrs);
  const [isLinkDialogOpen, setIsLinkDialogOpen] = useState(false);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const label = button.label.trim();

  function handleSubmit() {
    if (label && button.url) onSave({ ...button, label });
    else setIsSubmitted(true);
  }

  return (
    <EditDialog
      title={text.title}
      submitLabel={embedBlockDialogText.submit}
      isDirty={!isEqual(button, attrs)}
      error={isSubmitted && !button.url ? text.missingLink : null}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextField
        label={text.label.label}
        required
        value={button.label}
        maxLength={MAX_BLOCK_TEXT_LENGTH}
        autoComplete="off"
        error={isSubmitted && !label ? text.label.missing : undefined}
        onChange={(event) => setButton({ ...button, label: event.target.value })}
      />
      <div className="flex flex-col gap-2">
        <p className="text-[0.9375rem] font-semibold">{text.link}</p>
        {button.url ? <p className="break-all text-muted">{button.url}</p> : null}
        <Button icon={Link2} className="self-start" onClick={() => setIsLinkDialogOpen(true)}>
          {button.url ? text.change : text.choose}
        </Button>
      </div>
      {isLinkDialogOpen ? (
        <LinkDialog
          value={button.url}
          onPick={(url, name = '') => {
            setButton((current) => ({ url, label: current.label || name }));
            setIsLinkDialogOpen(false);
          }}
          onClose={() => setIsLinkDialogOpen(false)}
        />
      ) : null}
    </EditDialog>
  );
}
