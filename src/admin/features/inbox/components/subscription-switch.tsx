import { inboxScreenText as text } from '@/copy/admin/forms';
import { useToggleSubscription } from '../api/submission-mutations';

interface SubscriptionSwitchProps {
  id: string;
  email: string;
  active: boolean;
}

/** Switches a subscription on or off at once (specification 2.18). */
export function SubscriptionSwitch({ id, email, active }: SubscriptionSwitchProps) {
  const toggleSubscription = useToggleSubscription(!active);
  return (
    <span className="inline-flex items-center gap-2.5">
      <button
        type="button"
        role="switch"
        aria-checked={active}
        aria-label={`${text.subscriptionOf} ${email}`}
        disabled={toggleSubscription.isPending}
        className="group grid min-h-10 min-w-11 place-items-center disabled:opacity-60"
        onClick={() => toggleSubscription.mutate(id)}
      >
        <span className="flex h-6 w-11 items-center rounded-full border border-line-strong bg-surface-strong p-0.5 transition-colors group-aria-checked:border-accent group-aria-checked:bg-accent">
          <span className="size-4.5 rounded-full bg-muted transition-transform group-aria-checked:translate-x-5 group-aria-checked:bg-on-accent" />
        </span>
      </button>
      <span className={active ? 'font-semibold' : 'text-muted'}>{active ? text.active : text.inactive}</span>
    </span>
  );
}
