import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EditorNoticeProps {
  icon: LucideIcon;
  label?: string;
  role?: 'status';
  /** Button or link beside the text. */
  action?: ReactNode;
  children: ReactNode;
}

/** Notice above the fields of an editor. */
export function EditorNotice({ icon: Icon, label, role, action, children }: EditorNoticeProps) {
  return (
    <section
      aria-label={label}
      className="mb-5 flex flex-wrap items-center gap-3 rounded-card border border-line-strong border-l-4 border-l-highlight bg-surface p-3"
    >
      <Icon className="size-5 shrink-0 text-highlight" aria-hidden="true" />
      <div role={role} className="min-w-0 flex-1 basis-60">
        {children}
      </div>
      {action}
    </section>
  );
}
