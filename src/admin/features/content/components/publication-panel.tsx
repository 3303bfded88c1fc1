import type { ReactNode } from 'react';
import { contentStatusBadges, contentTypeLabels } from '@/admin/config/content';
import { useSiteBuild } from '@/admin/hooks/api/site-build';
import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { findContentOmission, toContentBuildStatus } from '@/admin/lib/build-status';
import {
  formatInOfficeTimeZones,
  fromDateTimeInputValue,
  getPublicationState,
  isPastDateTime,
  toPublicationDay,
} from '@/admin/lib/publication-state';
import { Badge } from '@/admin/ui/badge';
import { BuildStatusLine } from '@/admin/ui/build-status-line';
import { PublicationBadge } from '@/admin/ui/publication-badge';
import { SwitchField } from '@/admin/ui/switch-field';
import { contentDatesText, contentText, contentEditorText as text } from '@/copy/admin/content';
import { contentFields } from '@/copy/admin/content-fields';
import { omissionReasonLabels, omittedRecordsText } from '@/copy/admin/omitted';
import { workingCopyText } from '@/copy/admin/working-copy';
import { SelectField, TextField } from '@/shared/form/field';
import { formatLongDate } from '@/shared/lib/long-date';
import type { ContentRow } from '../api/content-queries';
import { type ContentRights, getOnlineContentHref, getPublicationDate } from '../content-model';
import type { ContentFormState } from '../use-content-form';

/** Shows the fields of the publication and the withdrawal. For a working copy, also when it replaces its original. */
function ScheduleFields({ editor }: { editor: ContentFormState }) {
  const { field, values, storedValues, storedRow } = editor;
  const getDateHint = (value: string, emptyHint: string) =>
    formatInOfficeTimeZones(fromDateTimeInputValue(value)) || emptyHint;
  const isBackdated = isPastDateTime(values.publish_at) && values.publish_at !== storedValues.publish_at;
  // The original of a working copy is online, although the copy itself was never published.
  const hasPublicationDate = Boolean(storedRow?.first_published_at ?? storedRow?.copy_of);
  const emptyPublishHint = hasPublicationDate
    ? contentDatesText.emptyDateHint
    : contentFields.publish_at.text.hint;
  return (
    <>
      {storedRow?.copy_of ? (
        <TextField
          {...field('update_at')}
          type="datetime-local"
          label={contentFields.update_at.text.label}
          hint={getDateHint(values.update_at, contentFields.update_at.text.hint)}
        />
      ) : null}
      <TextField
        {...field('publish_at')}
        type="datetime-local"
        label={contentFields.publish_at.text.label}
        hint={isBackdated ? contentDatesText.pastDateHint : getDateHint(values.publish_at, emptyPublishHint)}
      />
      <TextField
        {...field('unpublish_at')}
        type="datetime-local"
        label={contentFields.unpublish_at.text.label}
        hint={getDateHint(values.unpublish_at, contentFields.unpublish_at.text.hint)}
      />
    </>
  );
}

/** Says why the built page differs from the saved text. Renders nothing when it does not, or no build is expected. */
function PageStatus({ row, canRequest }: { row: ContentRow; canRequest: boolean }) {
  const site = useSiteBuild();
  const pageStatus = toContentBuildStatus(row, site);
  const omission =
    pageStatus === 'omitted' || pageStatus === 'withoutCover' ? findContentOmission(row, site) : undefined;
  if (omission) {
    return (
      <p className="border-l-4 border-l-danger bg-surface p-3">
        {omission.kind === 'text' ? omittedRecordsText.text : omittedRecordsText.cover}{' '}
        {omissionReasonLabels[omission.reason]}
      </p>
    );
  }
  if (pageStatus === 'failed') return <BuildStatusLine status="failed" canRequest={canRequest} />;
  return pageStatus ? (
    <p>
      <PublicationBadge row={row} site={site} />
    </p>
  ) : null;
}

/** Shows the publication date that visitors read, or the scheduled one. */
function VisitorDate({ row }: { row: ContentRow }) {
  const state = getPublicationState(row);
  if (state === 'scheduled' && row.publish_at)
    return (
      <p className="font-semibold">
        {contentDatesText.scheduledFor} {formatAdminDateTime(row.publish_at)}
      </p>
    );
  if (state !== 'published' || !row.first_published_at) return null;
  const day = toPublicationDay(row.first_published_at);
  return (
    <div>
      <p className="font-semibold">
        {contentDatesText.publicationDateLabel} <time dateTime={day}>{formatLongDate(day)}</time>
      </p>
      <p className="text-sm text-muted">{contentDatesText.fixedDateHint}</p>
    </div>
  );
}

function ContentDates({ row }: { row: ContentRow }) {
  const state = getPublicationState(row);
  const labels = contentDatesText.dates;
  const isScheduled = state === 'scheduled';
  const dates = [
    [text.createdOn, row.created_at],
    [text.updatedOn, row.updated_at],
    [isScheduled ? labels.publicationOn : text.firstPublishedOn, getPublicationDate(row)],
    [text.lastPublishedOn, isScheduled ? null : row.published_at],
    [state === 'withdrawn' ? labels.withdrawnOn : labels.withdrawalOn, row.unpublish_at],
  ] as const;
  return (
    <dl className="flex flex-col gap-2 border-t border-line pt-4 text-sm">
      {dates.map(([label, value]) =>
        value ? (
          <div key={label} className="flex flex-wrap justify-between gap-x-3">
            <dt className="text-muted">{label}</dt>
            <dd>
              <time dateTime={value}>{formatAdminDateTime(value)}</time>
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

interface PublicationPanelProps {
  editor: ContentFormState;
  rights: ContentRights;
  /** Other parts of the side column: checks, category, cover, revisions, links. */
  children?: ReactNode;
}

/** Panel with status, type and dates of a content. */
export function PublicationPanel({ editor, rights, children }: PublicationPanelProps) {
  const { form, field, values, storedRow } = editor;
  const href = storedRow ? getOnlineContentHref(storedRow) : null;
  const canSchedule = rights.canEditText && rights.canPublish;
  const hint = rights.canEditText && !rights.canPublish ? text.draftOnly : undefined;
  return (
    <section
      aria-label={text.publication}
      className="flex flex-col gap-5 self-start rounded-card border border-line p-4"
    >
      <h2 className="font-display text-lg">{text.publication}</h2>
      {storedRow ? <PageStatus row={storedRow} canRequest={rights.canEditAny} /> : null}
      {storedRow ? <VisitorDate row={storedRow} /> : null}
      {storedRow?.copy_of ? (
        <p>
          <Badge tone="secondary">{workingCopyText.label}</Badge>
        </p>
      ) : (
        <SelectField {...field('status')} {...contentFields.status.text} hint={hint}>
          {contentFields.status.options
            .filter((option) => rights.canPublish || option === values.status)
            .map((option) => (
              <option key={option} value={option}>
                {contentStatusBadges[option].label}
              </option>
            ))}
        </SelectField>
      )}
      <SelectField {...field('content_type')} {...contentFields.content_type.text}>
        {Object.entries(contentTypeLabels)
          .filter(([type]) => rights.canEditText || type === storedRow?.content_type)
          .map(([type, label]) => (
            <option key={type} value={type}>
              {label}
            </option>
          ))}
      </SelectField>
      {canSchedule ? <ScheduleFields editor={editor} /> : null}
      {canSchedule && values.content_type !== 'page' ? (
        <SwitchField {...form.register('pinned')} {...contentFields.pinned.text} />
      ) : null}
      {children}
      {storedRow ? <ContentDates row={storedRow} /> : null}
      {href ? (
        <a href={href} target="_blank" rel="noopener" className="text-highlight underline underline-offset-4">
          {contentText.view}
        </a>
      ) : null}
    </section>
  );
}
