import { Switch } from '@/admin/ui/switch';
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
    <span className="inline-flex min-h-10 items-center gap-2.5">
      <Switch
        aria-label={`${text.subscriptionOf} ${email}`}
        checked={active}
        disabled={toggleSubscription.isPending}
        onChange={() => toggleSubscription.mutate(id)}
      />
      <span className={active ? 'font-semibold' : 'text-muted'}>{active ? text.active : text.inactive}</span>
    </span>
  );
}
