import type { ReactNode } from 'react';
import { contentStatuses, contentTypes, isContentStatus } from '@/admin/config/content';
import { useSiteBuild } from '@/admin/hooks/use-site-build';
import { findOmission, toPageStatus } from '@/admin/lib/build-status';
import { formatInOfficeTimeZones, fromLocalInput } from '@/admin/lib/publication-state';
import { BuildStatusLine } from '@/admin/ui/build-status-line';
import { PublicationBadge } from '@/admin/ui/publication-badge';
import { SwitchField } from '@/admin/ui/switch-field';
import { contentText, editorText as text } from '@/copy/admin/content';
import { contentFields } from '@/copy/admin/content-fields';
import { omissionReasonLabels, omittedText } from '@/copy/admin/omitted';
import { SelectField, TextField } from '@/shared/form/field';
import type { ContentRow } from '../api/content-queries';
import { type ContentRights, publicHref } from '../content-model';
import type { ContentFormState } from '../use-content-form';
import { ContentDates } from './content-dates';

/** Dates of publication and withdrawal. */
function ScheduleFields({ editor }: { editor: ContentFormState }) {
  const { field, values } = editor;
  const hint = (value: string, defaultHint: string) =>
    formatInOfficeTimeZones(fromLocalInput(value)) || defaultHint;
  return (
    <>
      <TextField
        {...field('publish_at')}
        type="datetime-local"
        label={contentFields.publish_at.text.label}
        hint={hint(values.publish_at, contentFields.publish_at.text.hint)}
      />
      <TextField
        {...field('unpublish_at')}
        type="datetime-local"
        label={contentFields.unpublish_at.text.label}
        hint={hint(values.unpublish_at, contentFields.unpublish_at.text.hint)}
      />
    </>
  );
}

/** Shows the state of the built page. Renders nothing when the page is current. */
function PageStatus({ row, canRequest }: { row: ContentRow; canRequest: boolean }) {
  const site = useSiteBuild();
  const pageStatus = toPageStatus(row, site);
  const omission =
    pageStatus === 'omitted' || pageStatus === 'uncovered' ? findOmission(row, site) : undefined;
  if (omission) {
    return (
      <p className="border-l-4 border-l-danger bg-surface p-3">
        {omission.kind === 'text' ? omittedText.page : omittedText.cover}{' '}
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

interface PublicationPanelProps {
  editor: ContentFormState;
  rights: ContentRights;
  /** Category, tags, cover, revisions. */
  children?: ReactNode;
}

/** Panel with status, type and dates of a content. */
export function PublicationPanel({ editor, rights, children }: PublicationPanelProps) {
  const { field } = editor;
  const { status } = editor.values;
  const href = editor.stored ? publicHref(editor.stored) : null;
  const hint = rights.publish
    ? status === 'published'
      ? text.redated
      : undefined
    : rights.text
      ? text.draftOnly
      : undefined;
  return (
    <section
      aria-label={text.publication}
      className="flex flex-col gap-5 self-start rounded-card border border-line p-4"
    >
      <h2 className="font-display text-lg">{text.publication}</h2>
      {editor.stored ? <PageStatus row={editor.stored} canRequest={rights.edit} /> : null}
      <SelectField {...field('status')} {...contentFields.status.text} hint={hint}>
        {Object.keys(contentStatuses)
          .filter(isContentStatus)
          .filter((option) => rights.publish || option === status)
          .map((option) => (
            <option key={option} value={option}>
              {contentStatuses[option].label}
            </option>
          ))}
      </SelectField>
      <SelectField {...field('content_type')} {...contentFields.content_type.text}>
        {Object.entries(contentTypes)
          .filter(([type]) => rights.text || type === editor.stored?.content_type)
          .map(([type, label]) => (
            <option key={type} value={type}>
              {label}
            </option>
          ))}
      </SelectField>
      {rights.text && rights.publish ? <ScheduleFields editor={editor} /> : null}
      {rights.text && rights.publish && editor.values.content_type !== 'page' ? (
        <SwitchField {...editor.form.register('pinned')} {...contentFields.pinned.text} />
      ) : null}
      {children}
      {editor.stored ? <ContentDates row={editor.stored} /> : null}
      {href ? (
        <a href={href} target="_blank" rel="noopener" className="text-highlight underline underline-offset-4">
          {contentText.view}
        </a>
      ) : null}
    </section>
  );
}
