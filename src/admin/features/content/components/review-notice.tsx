import { useQuery } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { Button } from '@/admin/ui/button';
import { reviewText as text } from '@/copy/admin/content-review';
import { reviewLabels } from '@/copy/admin/review-labels';
import { reviewQuery, useReviewStep } from '../api/reviews';
import type { ContentRights } from '../content-model';
import { ReturnDialog } from './return-dialog';

interface ReviewNoticeProps {
  id: string;
  rights: ContentRights;
  /** True with unsaved changes: a review is about the saved text. */
  dirty: boolean;
}

/** State of a draft's review. Its author requests one, a reviewer returns the text. */
export function ReviewNotice({ id, rights, dirty }: ReviewNoticeProps) {
  const { data } = useQuery(reviewQuery(id));
  const step = useReviewStep();
  const [isReturning, setReturning] = useState(false);
  // a person who writes drafts without the permission to publish
  const isAuthor = rights.text && !rights.publish;
  if (!data) return null;

  const requestedAt = data.review_requested_at;
  const renderStepButton = (name: 'propose' | 'take_back', label: string, tone: 'primary' | 'outline') => (
    <Button
      variant={tone}
      disabled={step.isPending || (name === 'propose' && dirty)}
      onClick={() => step.mutate({ step: name, id })}
    >
      {step.isPending ? text.proposing : label}
    </Button>
  );

  let words: ReactNode;
  let action: ReactNode = null;
  if (requestedAt) {
    const since = <time dateTime={requestedAt}>{formatAdminDateTime(requestedAt)}</time>;
    if (isAuthor) {
      words = (
        <>
          {text.waiting} {since}. {text.stillYours}
        </>
      );
      action = renderStepButton('take_back', text.takeBack, 'outline');
    } else {
      words = (
        <>
          <strong>
            <bdi>{data.review_requested_by || reviewLabels.somebody}</bdi>
          </strong>{' '}
          {text.proposedBy} {since}. {rights.publish ? text.publishEnds : null}
        </>
      );
      action = rights.publish ? <Button onClick={() => setReturning(true)}>{text.sendBack}</Button> : null;
    }
  } else if (data.review_note || isAuthor) {
    words = data.review_note ? (
      <>
        <strong>{data.review_note_by || reviewLabels.somebody}</strong> {text.returnedBy}
        <span className="mt-1 block whitespace-pre-line wrap-anywhere">{data.review_note}</span>
      </>
    ) : (
      text.invite
    );
    action = isAuthor ? renderStepButton('propose', text.propose, 'primary') : null;
  } else {
    return null;
  }

  return (
    <section
      aria-label={text.label}
      className="mb-5 flex flex-wrap items-center gap-3 rounded-card border border-line-strong border-l-4 border-l-highlight bg-surface p-3"
    >
      <MessageSquareText className="size-5 shrink-0 text-highlight" aria-hidden="true" />
      <div role="status" className="min-w-0 flex-1 basis-60">
        <p>{words}</p>
        {isAuthor && !requestedAt && dirty ? <p className="text-sm text-muted">{text.unsavedFirst}</p> : null}
      </div>
      {action}
      {isReturning ? <ReturnDialog id={id} onClose={() => setReturning(false)} /> : null}
    </section>
  );
}
