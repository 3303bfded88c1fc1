import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { Button } from '@/admin/ui/button';
import { followUpConflictText as text } from '@/copy/admin/inbox';

interface ConcurrentEditNoticeProps {
  editorName: string;
  savedAt: string | null;
  changes: readonly { label: string; value: string }[];
  /** Replaces the typed values by the saved ones. */
  onDiscard: () => void;
}

/** Shows which fields a colleague saved in the meantime. Typed values stay, and the next save replaces the colleague's. */
export function ConcurrentEditNotice({ editorName, savedAt, changes, onDiscard }: ConcurrentEditNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);

  // A long form hides its end: the person would save over values that they have not seen.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <div
      ref={notice}
      role="alert"
      className="flex scroll-mb-24 gap-3 rounded-card border border-danger bg-danger/10 p-3"
    >
      <TriangleAlert className="size-5 shrink-0 text-danger" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p>
          <strong>
            <bdi>{editorName}</bdi>
          </strong>{' '}
          {text.savedByColleague} {savedAt ? formatAdminDateTime(savedAt) : ''}. {text.changesTitle}
        </p>
        <dl className="mt-2 flex flex-col gap-1.5">
          {changes.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="break-words whitespace-pre-wrap">{value || text.emptyValue}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 text-sm">{text.ownInputHint}</p>
        <Button className="mt-3" onClick={onDiscard}>
          {text.useTheirValues}
        </Button>
      </div>
    </div>
  );
}
