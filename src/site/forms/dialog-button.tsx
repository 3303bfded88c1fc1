import { type ComponentType, type ReactNode, useState } from 'react';
import { useOnDemand } from '@/shared/hooks/use-on-demand';

/** What every form in a dialog is given. It is only on the page while it is open: each opening starts afresh. */
export interface DialogState {
  onClose: () => void;
}

/** What a page says of the button that opens a form. */
export interface FormButtonProps {
  className?: string;
  children: ReactNode;
}

interface DialogButtonProps<Preset> extends FormButtonProps {
  /** Downloads the dialog; must be stable. */
  load: () => Promise<ComponentType<Preset & DialogState>>;
  /** What the form starts with. */
  preset: Preset;
}

/** A button and the form it opens, which is downloaded at idle. */
export function DialogButton<Preset extends object>(props: DialogButtonProps<Preset>) {
  const { load, preset, className, children } = props;
  const [open, setOpen] = useState(false);
  const [Dialog, request] = useOnDemand(load);

  function handleClick() {
    request();
    setOpen(true);
  }

  return (
    <>
      <button type="button" aria-haspopup="dialog" className={className} onClick={handleClick}>
        {children}
      </button>
      {Dialog && open ? <Dialog {...preset} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
