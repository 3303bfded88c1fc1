import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface ListNoticeProps {
  icon: LucideIcon;
  title: string;
  text: string;
  /** `alert` for a failure: screen readers announce it at once. */
  role?: 'alert' | 'status';
  children?: ReactNode;
}

/** Notice in the place of a list: empty, refused or failed. */
export function ListNotice({ icon: Icon, title, text, role = 'status', children }: ListNoticeProps) {
  return (
    <div
      role={role}
      className="flex flex-col items-center rounded-card border border-dashed border-line-strong px-6 py-12 text-center"
    >
      <Icon className="size-9 text-highlight" aria-hidden="true" />
      <p className="mt-4 font-display text-lg">{title}</p>
      <p className="mt-1 max-w-prose text-muted">{text}</p>
      {children ? <div className="mt-5 flex flex-wrap justify-center gap-3">{children}</div> : null}
    </div>
  );
}
