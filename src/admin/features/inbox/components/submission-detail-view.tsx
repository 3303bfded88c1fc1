import { Mail } from 'lucide-react';
import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { submissionPanelText as text } from '@/copy/admin/inbox';
import { getPhoneHref } from '@/copy/phone-href';
import { getCompactButtonClassName } from '@/shared/components/button-class-name';
import type { SubmissionDetailData } from '../api/submission-calls';
import { buildReplyHref } from '../mailto-href';
import { type LabelledSubmissionValue, toLabelledSubmissionValues } from '../submission-columns';
import { CvDownload } from './cv-download';
import { NewsletterSubscriptionSwitch } from './newsletter-subscription-switch';

const linkClassName = 'break-all text-highlight underline underline-offset-4';

/** The database accepts only web addresses; the screen checks again before it makes a link. */
const isWebUrl = (value: string) => /^https?:\/\//i.test(value);

const isLongText = ({ kind }: LabelledSubmissionValue) => kind === 'longText';

function FieldValue({ field: { kind, value } }: { field: LabelledSubmissionValue }) {
  if (kind === 'link' && isWebUrl(value)) {
    return (
      <a href={value} target="_blank" rel="noreferrer" className={linkClassName}>
        {value}
        <span className="sr-only"> ({text.newTab})</span>
      </a>
    );
  }
  // A visitor may type words, or digits that phones do not dial.
  if (kind === 'phone' && /\d/.test(value)) {
    return (
      <a href={getPhoneHref(value)} className={linkClassName}>
        {value}
      </a>
    );
  }
  return <span className={kind === 'longText' ? 'whitespace-pre-wrap' : undefined}>{value}</span>;
}

function ReplyLink({
  detail,
  fields,
}: {
  detail: SubmissionDetailData;
  fields: readonly LabelledSubmissionValue[];
}) {
  const findFirstValue = (...names: LabelledSubmissionValue['name'][]) =>
    names.map((name) => fields.find((field) => field.name === name)?.value).find(Boolean) ?? '';
  const href = buildReplyHref({
    name: detail.name,
    email: detail.email,
    subject: findFirstValue('subject', 'job_title', 'type'),
    message: findFirstValue('message', 'motivation'),
  });
  return (
    <a href={href} className={getCompactButtonClassName('primary')}>
      <Mail className="size-4" aria-hidden="true" />
      {text.reply}
    </a>
  );
}

/** Shows the date of a submission, its buttons, then its fields: long texts first. */
export function SubmissionDetailView({ detail }: { detail: SubmissionDetailData }) {
  const fields = toLabelledSubmissionValues(detail.source, detail.fields);
  const filledFields = fields.filter(({ value }) => value !== '');
  const isSubscription = detail.source === 'newsletter_subscriptions';
  return (
    <>
      <p className="text-sm text-muted">
        {isSubscription ? text.subscribed : text.received}{' '}
        <time dateTime={detail.sentAt}>{formatAdminDateTime(detail.sentAt)}</time>
      </p>
      <div className="flex flex-wrap gap-2">
        {isSubscription ? (
          <NewsletterSubscriptionSwitch
            id={detail.id}
            email={detail.email}
            isActive={detail.fields.is_active === true}
          />
        ) : (
          <ReplyLink detail={detail} fields={fields} />
        )}
        {detail.cv ? <CvDownload cv={detail.cv} name={detail.name} /> : null}
      </div>
      <section aria-label={text.details}>
        <h3 className="sr-only">{text.details}</h3>
        <dl className="divide-y divide-line border-y border-line">
          {[...filledFields.filter(isLongText), ...filledFields.filter((field) => !isLongText(field))].map(
            (field) => (
              <div
                key={field.name}
                className={
                  isLongText(field)
                    ? 'py-2.5'
                    : 'grid items-baseline gap-x-4 py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]'
                }
              >
                <dt className="text-sm text-muted">{field.label}</dt>
                <dd className="min-w-0 break-words">
                  <FieldValue field={field} />
                </dd>
              </div>
            ),
          )}
        </dl>
      </section>
    </>
  );
}
