import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFocusTitle } from '@/admin/hooks/use-focus-title';

interface EditorHeaderProps {
  /** Address of the list that the editor belongs to. */
  backHref: string;
  backLabel: string;
  /** The first heading of the screen. */
  heading: ReactNode;
  /** Status and buttons. */
  children: ReactNode;
}

/**
 * Makes the header stick below the top bar, which has two rows when the text is large. Stores in CSS where the header ends:
 * the toolbar of the text sticks there. admin.css has the initial value.
 */
function stickBelowTopBar(header: HTMLElement | null) {
  const topBar = document.querySelector<HTMLElement>('[data-top-bar]');
  if (!header || !topBar) return;
  const updatePlaces = () => {
    header.style.top = `${topBar.offsetHeight}px`;
    const bottom = topBar.offsetHeight + header.offsetHeight;
    document.documentElement.style.setProperty('--editor-header-bottom', `${bottom}px`);
  };
  // A change of layout inside the callback is an error in WebKit, so the change waits for the next frame.
  const observer = new ResizeObserver(() => requestAnimationFrame(updatePlaces));
  observer.observe(topBar);
  observer.observe(header);
  return () => observer.disconnect();
}

/** Sticky header of an editor. Its title takes the focus from the title that was shown during the loading. */
export function EditorHeader({ backHref, backLabel, heading, children }: EditorHeaderProps) {
  useFocusTitle();
  return (
    <div
      ref={stickBelowTopBar}
      data-editor-header=""
      className="sticky top-14 z-20 -mx-4 -mt-6 mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-bg px-4 py-3 sm:-mx-6 sm:px-6 lg:-mx-8 lg:px-8"
    >
      <div className="min-w-0 flex-1 basis-52">
        <Link
          to={backHref}
          className="-ml-1 inline-flex min-h-10 items-center gap-1.5 px-1 text-sm text-muted hover:text-fg"
        >
          <ArrowLeft className="size-4" aria-hidden="true" />
          {backLabel}
        </Link>
        {heading}
      </div>
      {children}
    </div>
  );
}
