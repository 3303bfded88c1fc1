import { useCallback, useRef, useState } from 'react';
import { articlePageText } from '@/copy/press/article-page';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { Icon } from '@/shared/components/icon';
import { useComponentDownload } from '@/shared/hooks/use-component-download';

const loadMenu = () => import('./share-menu').then((module) => module.ShareMenu);

interface ShareButtonProps {
  title: string;
  /** URL to share: on the production site, or the preview link of a draft. */
  url: string;
}

/** Opens the device's share dialog. Without one, it opens a menu, which the page downloads when idle. */
export function ShareButton({ title, url }: ShareButtonProps) {
  const containerRef = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [Menu, requestMenu] = useComponentDownload(loadMenu);
  const close = useCallback(() => setOpen(false), []);

  function handleClick() {
    if (typeof navigator.share === 'function') {
      // Almost every failure is a visitor who cancels: there is nothing to report.
      navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    requestMenu();
    // Without the menu, a second press repeats the download.
    setOpen(!Menu || !isOpen);
  }

  return (
    <div ref={containerRef} className="relative">
      <button
        type="button"
        aria-expanded={Menu !== null && isOpen}
        className={getButtonClassName('outline', 'bg-bg/60')}
        onClick={handleClick}
      >
        <Icon name="share" />
        {articlePageText.share}
      </button>
      {Menu && isOpen ? <Menu title={title} url={url} containerRef={containerRef} onClose={close} /> : null}
    </div>
  );
}
