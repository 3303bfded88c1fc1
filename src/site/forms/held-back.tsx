import { heldBackText as text } from '@/copy/forms/held-back';
import { Icon } from '@/shared/components/icon';

/** « 40 secondes », « 3 minutes ». */
export function delay(seconds: number): string {
  const [count, [one, many]] =
    seconds <= 90 ? [seconds, text.seconds] : [Math.ceil(seconds / 60), text.minutes];
  return `${count}\u00a0${count > 1 ? many : one}`;
}

/** Beside the button of a form that was held back: when to send it again, and that nothing is lost. */
export function HeldBack({ seconds }: { seconds: number | null }) {
  if (seconds === null) return null;
  return (
    <p role="alert" className="flex items-start gap-1.5 text-sm font-semibold text-danger">
      <Icon name="alert" className="mt-0.5" />
      {text.message.replace('{délai}', delay(seconds))}
    </p>
  );
}
