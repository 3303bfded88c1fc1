import { Switch } from '@/admin/ui/switch';
import { inboxScreenText as text } from '@/copy/admin/inbox';
import { useSetNewsletterSubscriptionActive } from '../api/submission-mutations';

interface SubscriptionSwitchProps {
  id: string;
  email: string;
  isActive: boolean;
}

/** Switches a subscription on or off at once. Specification 2.18 fixes the two labels. */
export function NewsletterSubscriptionSwitch({ id, email, isActive }: SubscriptionSwitchProps) {
  const setSubscription = useSetNewsletterSubscriptionActive(!isActive);
  function handleChange() {
    if (!setSubscription.isPending) setSubscription.mutate(id);
  }
  return (
    <span className="inline-flex min-h-10 items-center gap-2.5">
      <Switch
        aria-label={`${text.subscription} ${email}`}
        checked={isActive}
        // With `disabled`, the browser would take the focus away.
        aria-busy={setSubscription.isPending}
        onChange={handleChange}
      />
      <span className={isActive ? 'font-semibold' : 'text-muted'}>
        {isActive ? text.active : text.inactive}
      </span>
    </span>
  );
}
