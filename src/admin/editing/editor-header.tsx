import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFocusTitle } from '@/admin/hooks/use-focus-title';
import { createHeightRef } from '@/admin/lib/create-height-ref';

interface EditorHeaderProps {
  /** Address of the list that the editor belongs to. */
  backHref: string;
  backLabel: string;
  /** The first heading of the screen. */
  heading: ReactNode;
  /** Status and buttons. */
  children: ReactNode;
}

/** Stores the height in CSS, because the toolbar of the text sticks below this header. */
const heightRef = createHeightRef('--editor-header-height');

/** Sticky header of an editor. Its title takes the focus from the title that was shown during the loading. */
export function EditorHeader({ backHref, backLabel, heading, children }: EditorHeaderProps) {
  useFocusTitle();
  return (
    <div
      ref={heightRef}
      data-editor-header=""
      className="sticky top-(--top-bar-height) z-20 -mx-4 -mt-6 mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-bg px-4 py-3 sm:-mx-6 sm:px-6 lg:-mx-8 lg:px-8"
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
