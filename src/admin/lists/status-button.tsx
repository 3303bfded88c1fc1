import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { MenuButton } from '@/admin/ui/menu-button';

interface StatusButtonProps<Status extends string> {
  /** Names the button with its row: « Changer le statut de « Titre » ». */
  label: string;
  statuses: Readonly<Record<Status, { label: string }>>;
  current: Status;
  isPending: boolean;
  /** Called with another status than the current one. */
  onChoose: (status: Status) => void;
  children: ReactNode;
}

/** Shows the status of a row as a badge, which opens the choice of another status. */
export function StatusButton<Status extends string>(props: StatusButtonProps<Status>) {
  const { label, statuses, current, isPending, onChoose, children } = props;
  return (
    <MenuButton
      items={(Object.keys(statuses) as Status[]).map((status) => ({
        label: statuses[status].label,
        isCurrent: status === current,
        onPress: () => {
          if (status !== current && !isPending) onChoose(status);
        },
      }))}
      isPending={isPending}
      className="-my-1 inline-flex min-h-10 items-center gap-1 rounded-card text-left text-muted hover:text-highlight aria-busy:opacity-60"
    >
      {children}
      <ChevronDown className="size-4 shrink-0" aria-hidden="true" />
      <span className="sr-only">{label}</span>
    </MenuButton>
  );
}
