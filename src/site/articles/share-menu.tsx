import type { RefObject } from 'react';
import { shareMenuText } from '@/copy/press/share-menu';
import { Icon } from '@/shared/components/icon';
import { copyText } from '@/shared/lib/copy-text';
import { useDismiss } from '@/site/hooks/use-dismiss';

const itemClassName =
  'flex min-h-11 w-full items-center gap-3 px-4 pr-6 text-left whitespace-nowrap transition-colors hover:bg-surface-strong hover:text-highlight';

interface ShareMenuProps {
  title: string;
  url: string;
  /** Element that contains the button and this menu. A click outside it closes the menu. */
  containerRef: RefObject<HTMLDivElement | null>;
  onClose: () => void;
}

/** Three ways to share a URL where the device offers none. */
export function ShareMenu({ title, url, containerRef, onClose }: ShareMenuProps) {
  const { copyLink, email, whatsapp, newTab, copied, notCopied } = shareMenuText;

  useDismiss(containerRef, onClose);

  /** Closes the menu and focuses its button, because the chosen item is removed. */
  function closeAfterChoice() {
    containerRef.current?.querySelector('button')?.focus();
    onClose();
  }

  function handleCopy() {
    closeAfterChoice();
    void copyText(url, copied, notCopied);
  }

  return (
    <ul className="absolute top-full left-0 z-10 mt-2 rounded-card border border-line-strong bg-surface py-2 shadow-overlay">
      <li>
        <button type="button" className={itemClassName} onClick={handleCopy}>
          <Icon name="link" />
          {copyLink}
        </button>
      </li>
      <li>
        <a
          href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`}
          className={itemClassName}
          onClick={closeAfterChoice}
        >
          <Icon name="mail" />
          {email}
        </a>
      </li>
      <li>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}
          target="_blank"
          rel="noreferrer"
          className={itemClassName}
          onClick={closeAfterChoice}
        >
          <Icon name="chat" />
          {whatsapp}
          <span className="sr-only">({newTab})</span>
        </a>
      </li>
    </ul>
  );
}
