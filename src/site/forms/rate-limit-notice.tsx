import { rateLimitText as text } from '@/copy/forms/rate-limit';
import { Icon } from '@/shared/components/icon';

/** Longest delay that the notice writes in seconds. */
const MAX_SECONDS = 90;

/** Formats a delay: « 40 secondes », « 3 minutes ». */
export function formatDelay(seconds: number): string {
  const isShort = seconds <= MAX_SECONDS;
  const count = isShort ? seconds : Math.ceil(seconds / 60);
  const [one, many] = isShort ? text.seconds : text.minutes;
  return `${count}\u00a0${count > 1 ? many : one}`;
}

/** Says when a form may be sent again, and that nothing typed is lost. Null renders nothing. */
export function RateLimitNotice({ retryAfterSeconds }: { retryAfterSeconds: number | null }) {
  if (retryAfterSeconds === null) return null;
  return (
    <p role="alert" className="flex items-start gap-1.5 text-sm font-semibold text-danger">
      <Icon name="alert" className="mt-0.5" />
      {text.message.replace('{délai}', formatDelay(retryAfterSeconds))}
    </p>
  );
}
