import { downloadAppDialogText } from '@/copy/download-app';
import { Dialog } from '@/shared/components/dialog';
import { Icon } from '@/shared/components/icon';
import type { BaseDialogProps } from './dialog-button';

const icons = { ios: 'smartphone', android: 'devices' } as const;

/** The two stores; choosing one opens it in a new tab and closes the dialog. */
export function DownloadDialog({ onClose }: BaseDialogProps) {
  const { title, subtitle, stores, availability, newTab } = downloadAppDialogText;
  return (
    <Dialog title={title} description={subtitle} onClose={onClose}>
      <ul className="grid gap-3">
        {stores.map((store) => (
          <li key={store.key}>
            <a
              href={store.href}
              target="_blank"
              rel="noreferrer"
              onClick={onClose}
              className="flex min-h-16 items-center gap-4 rounded-card border border-line-strong bg-bg px-5 py-3 transition-colors hover:border-highlight"
            >
              <Icon name={icons[store.key]} className="size-7 text-highlight" />
              <span className="grow leading-tight">
                <span className="block text-sm text-muted">{store.action}</span>
                <span className="block text-lg font-semibold">{store.name}</span>
                <span className="sr-only">({newTab})</span>
              </span>
              <Icon name="external" className="size-5 text-muted" />
            </a>
          </li>
        ))}
      </ul>
      <p className="text-center text-sm text-muted">{availability}</p>
    </Dialog>
  );
}
