import { useQuery } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { Button } from '@/admin/ui/button';
import { reviewText as text } from '@/copy/admin/content-review';
import { reviewBadgeLabels } from '@/copy/admin/review-labels';
import { reviewQuery, useSubmitReviewStep } from '../api/reviews';
import type { ContentRights } from '../content-model';
import { ReturnReviewDialog } from './return-review-dialog';

interface ReviewNoticeProps {
  id: string;
  rights: ContentRights;
  /** True with unsaved changes: a review is about the stored text, so the person saves first. */
  isDirty: boolean;
}

/** State of a draft's review. Its author requests one, a reviewer returns the text. */
export function ReviewNotice({ id, rights, isDirty }: ReviewNoticeProps) {
  const { data } = useQuery(reviewQuery(id));
  const reviewStep = useSubmitReviewStep();
  const [isReturnDialogOpen, setIsReturnDialogOpen] = useState(false);
  const canOnlyPropose = rights.canEditText && !rights.canPublish;
  if (!data || !(data.review_requested_at || data.review_note || canOnlyPropose)) return null;

  const requestedAt = data.review_requested_at;
  const renderStepButton = (step: 'propose' | 'take_back', label: string, variant: 'primary' | 'outline') => (
    <Button
      variant={variant}
      disabled={reviewStep.isPending || (step === 'propose' && isDirty)}
      onClick={() => reviewStep.mutate({ step, id })}
    >
      {reviewStep.isPending ? text.proposing : label}
    </Button>
  );

  let message: ReactNode;
  let action: ReactNode = null;
  if (requestedAt) {
    const requestTime = <time dateTime={requestedAt}>{formatAdminDateTime(requestedAt)}</time>;
    if (canOnlyPropose) {
      message = (
        <>
          {text.proposedOn} {requestTime}. {text.stillEditableHint}
        </>
      );
      action = renderStepButton('take_back', text.takeBack, 'outline');
    } else {
      message = (
        <>
          <strong>
            <bdi>{data.review_requested_by || reviewBadgeLabels.somebody}</bdi>
          </strong>{' '}
          {text.proposedBy} {requestTime}. {rights.canPublish ? text.publishHint : null}
        </>
      );
      action = rights.canPublish ? (
        <Button onClick={() => setIsReturnDialogOpen(true)}>{text.sendBack}</Button>
      ) : null;
    }
  } else {
    message = data.review_note ? (
      <>
        <strong>
          <bdi>{data.review_note_by || reviewBadgeLabels.somebody}</bdi>
        </strong>{' '}
        {text.returnedBy}
        <span className="mt-1 block whitespace-pre-line wrap-anywhere">{data.review_note}</span>
      </>
    ) : (
      text.proposeHint
    );
    action = canOnlyPropose ? renderStepButton('propose', text.propose, 'primary') : null;
  }

  return (
    <section
      aria-label={text.label}
      className="mb-5 flex flex-wrap items-center gap-3 rounded-card border border-line-strong border-l-4 border-l-highlight bg-surface p-3"
    >
      <MessageSquareText className="size-5 shrink-0 text-highlight" aria-hidden="true" />
      <div role="status" className="min-w-0 flex-1 basis-60">
        <p>{message}</p>
        {canOnlyPropose && !requestedAt && isDirty ? (
          <p className="text-sm text-muted">{text.saveFirst}</p>
        ) : null}
      </div>
      {action}
      {isReturnDialogOpen ? (
        <ReturnReviewDialog id={id} onClose={() => setIsReturnDialogOpen(false)} />
      ) : null}
    </section>
  );
}
