import { useQuery } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { mayReview } from '@/admin/config/roles';
import { EditorNotice } from '@/admin/editing/editor-notice';
import { useOwnRolesAndPermissions } from '@/admin/features/auth/use-identity';
import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { Button } from '@/admin/ui/button';
import { reviewText as text } from '@/copy/admin/content-review';
import { reviewStatusText } from '@/copy/admin/review-status';
import { contentReviewQuery, useSubmitReviewStep } from '../api/reviews';
import type { ContentRights } from '../content-model';
import { ReturnTextDialog } from './return-text-dialog';

interface ReviewNoticeProps {
  id: string;
  rights: ContentRights;
  /** True with unsaved changes. A review is about the stored text, so the person saves first. */
  isDirty: boolean;
}

function PersonName({ name }: { name: string | null }) {
  return (
    <strong>
      <bdi>{name || reviewStatusText.somebody}</bdi>
    </strong>
  );
}

const ReviewTime = ({ date }: { date: string }) => <time dateTime={date}>{formatAdminDateTime(date)}</time>;

/** Shows the review of a draft. The author proposes the text, and a reviewer may return it. */
export function ReviewNotice({ id, rights, isDirty }: ReviewNoticeProps) {
  const { data } = useQuery(contentReviewQuery(id));
  const reviewStep = useSubmitReviewStep();
  const { permissions } = useOwnRolesAndPermissions();
  const [isReturnDialogOpen, setIsReturnDialogOpen] = useState(false);
  const canOnlyPropose = rights.canEditText && !rights.canPublish;
  if (!data) return null;
  const { review_requested_at: requestedAt, review_note: note } = data;
  const hasContent = requestedAt || note || canOnlyPropose;
  if (!hasContent) return null;

  const renderStepButton = (step: 'propose' | 'take_back', label: string, variant: 'primary' | 'outline') => (
    <Button
      variant={variant}
      disabled={reviewStep.isPending || (step === 'propose' && isDirty)}
      onClick={() => reviewStep.mutate({ step, id })}
    >
      {reviewStep.isPending ? text.proposing : label}
    </Button>
  );

  let message: ReactNode = text.proposeHint;
  let action = canOnlyPropose ? renderStepButton('propose', text.propose, 'primary') : null;
  if (requestedAt && canOnlyPropose) {
    message = (
      <>
        {text.proposedOn} <ReviewTime date={requestedAt} />. {text.stillEditableHint}
      </>
    );
    action = renderStepButton('take_back', text.takeBack, 'outline');
  } else if (requestedAt) {
    message = (
      <>
        <PersonName name={data.review_requested_by} /> {text.proposedBy} <ReviewTime date={requestedAt} />.{' '}
        {rights.canPublish ? text.publishHint : null}
      </>
    );
    // Moderators return a working copy too, which they may not publish.
    if (mayReview(permissions))
      action = <Button onClick={() => setIsReturnDialogOpen(true)}>{text.sendBack}</Button>;
  } else if (note) {
    message = (
      <>
        <PersonName name={data.review_note_by} /> {text.returnedBy}
        <span className="mt-1 block whitespace-pre-line wrap-anywhere">{note}</span>
      </>
    );
  }

  return (
    <>
      <EditorNotice icon={MessageSquareText} label={text.label} role="status" action={action}>
        <p>{message}</p>
        {canOnlyPropose && !requestedAt && isDirty ? (
          <p className="text-sm text-muted">{text.saveFirst}</p>
        ) : null}
      </EditorNotice>
      {isReturnDialogOpen ? <ReturnTextDialog id={id} onClose={() => setIsReturnDialogOpen(false)} /> : null}
    </>
  );
}
