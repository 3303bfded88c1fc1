import { FileText, Images, LogIn, type LucideIcon, Settings, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatAdminTime } from '@/admin/lib/admin-date';
import { activityText } from '@/copy/admin/activity';
import type { ActivityType } from '../activity-params';
import type { ActivityRow } from '../api/dashboard-activity-queries';
import { describeActivity } from '../describe-activity';

const icons: Record<ActivityType, LucideIcon> = {
  content: FileText,
  media: Images,
  settings: Settings,
  auth: LogIn,
  role: ShieldCheck,
};

interface ActivityListItemProps {
  row: ActivityRow;
  getPersonHref: (actor: string) => string;
  /** Formatted date; by default the time of the day. */
  formattedDate?: string;
  hidesChanges?: boolean;
}

const linkClasses = 'font-semibold underline decoration-line-strong underline-offset-4 hover:text-highlight';

/** An address that wraps before its `@` in a narrow list, not inside a word. */
function EmailText({ email }: { email: string }) {
  const [user, domain] = email.split('@');
  return (
    <>
      {user}
      <wbr />@{domain}
    </>
  );
}

function OptionalLink({ href, children }: { href: string | null; children: string }) {
  if (!href || !children) return children;
  return (
    <Link to={href} className={linkClasses}>
      {children}
    </Link>
  );
}

export function ActivityListItem({ row, getPersonHref, formattedDate, hidesChanges }: ActivityListItemProps) {
  const Icon = icons[row.type];
  const { before, target, after, changes, href } = describeActivity(row);
  return (
    <div className="flex gap-3 py-3">
      <span className="mt-0.5 grid size-8 shrink-0 place-items-center rounded-full bg-surface-strong text-highlight">
        <Icon className="size-4" aria-hidden="true" />
        <span className="sr-only">{activityText.types[row.type]}</span>
      </span>
      <div className="min-w-0 flex-1">
        <p className="mt-1.5 leading-snug wrap-anywhere">
          {row.actor ? (
            <Link
              to={getPersonHref(row.actor)}
              className="font-semibold hover:text-highlight hover:underline"
            >
              {row.actor_name}
            </Link>
          ) : (
            <span className="font-semibold">{row.actor_name}</span>
          )}{' '}
          {row.actor_email ? (
            <span className="text-sm text-muted">
              (<EmailText email={row.actor_email} />){' '}
            </span>
          ) : null}
          {/* without a target, the whole sentence is the link */}
          <OptionalLink href={target ? null : href}>{before}</OptionalLink>
          {target ? ' ' : null}
          <OptionalLink href={href}>{target}</OptionalLink>
          {after ? ` ${after}` : null}
        </p>
        {changes.length > 0 && !hidesChanges ? (
          <ul
            aria-label={activityText.detailsTitle}
            className="mt-1.5 border-l-2 border-line pl-3 text-sm text-muted"
          >
            {changes.map((change) => (
              <li key={change} className="wrap-anywhere">
                {change}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <time dateTime={row.created_at} className="mt-2 shrink-0 text-sm text-muted tabular-nums">
        {formattedDate ?? formatAdminTime(row.created_at)}
      </time>
    </div>
  );
}
