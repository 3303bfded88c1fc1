import { Close } from '@radix-ui/react-dialog';
import clsx from 'clsx';
import { Icon } from '@/shared/components/icon';

/** Button that closes a dialog. */
export function DialogClose({ label, className }: { label: string; className?: string }) {
  return (
    <Close
      aria-label={label}
      className={clsx(
        'grid size-11 shrink-0 place-items-center rounded-card text-muted hover:bg-surface-strong hover:text-fg',
        className,
      )}
    >
      <Icon name="close" className="size-5" />
    </Close>
  );
}
