import * as Radix from '@radix-ui/react-alert-dialog';
import { type ReactNode, useRef } from 'react';
import { buttonStyles } from './button-styles';

interface ConfirmDialogProps {
  open: boolean;
  /** The question. */
  title: string;
  description?: string;
  /** What is about to be lost, in more than a sentence. */
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** Why the last attempt failed; the dialog stays open until one succeeds. */
  error?: string;
  pending?: boolean;
  /** Nothing to confirm: the description says what stands in the way. */
  blocked?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The one question before something is lost: focus starts on the way out, only a choice closes it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, description, children, confirmLabel, cancelLabel, error, pending, blocked } = props;
  const { onConfirm, onCancel } = props;
  const opener = useRef<Element | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next || pending ? undefined : onCancel())}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 grid place-items-center overflow-y-auto bg-black/70 p-4 backdrop-blur-sm sm:p-6">
          <Radix.Content
            className="w-full max-w-md rounded-card border border-line bg-surface p-6 text-fg shadow-2xl"
            onOpenAutoFocus={() => {
              opener.current = document.activeElement;
            }}
            onCloseAutoFocus={(event) => {
              // Radix gives the focus back to its own trigger only; the question comes from anywhere.
              event.preventDefault();
              if (opener.current instanceof HTMLElement) opener.current.focus();
            }}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <Radix.Title className="font-display text-xl leading-snug">{title}</Radix.Title>
            {description ? (
              <Radix.Description className="mt-2 break-words text-muted">{description}</Radix.Description>
            ) : null}
            {children}
            {error ? (
              <p role="alert" className="mt-3 font-semibold text-danger">
                {error}
              </p>
            ) : null}
            <div className="mt-6 flex flex-wrap justify-end gap-3">
              <Radix.Cancel className={buttonStyles('outline')} disabled={pending}>
                {cancelLabel}
              </Radix.Cancel>
              {blocked ? null : (
                <button
                  type="button"
                  className={buttonStyles('danger')}
                  disabled={pending}
                  aria-busy={pending}
                  onClick={onConfirm}
                >
                  {confirmLabel}
                </button>
              )}
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
