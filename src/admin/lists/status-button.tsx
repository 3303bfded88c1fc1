import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { MenuButton } from '@/admin/ui/menu-button';

interface StatusButtonProps {
  /** Names the button with its row: « Changer le statut de « Titre » ». */
  label: string;
  isPending: boolean;
  items: ComponentProps<typeof MenuButton>['items'];
  /** Badge of the present status. */
  children: ReactNode;
}

/** Status of a row as a badge that opens the choice of another one. */
export function StatusButton({ label, isPending, items, children }: StatusButtonProps) {
  return (
    <MenuButton
      items={items}
      isPending={isPending}
      className="-my-1 inline-flex min-h-10 items-center gap-1 rounded-card text-left text-muted hover:text-highlight aria-busy:opacity-60"
    >
      {children}
      <ChevronDown className="size-4 shrink-0" aria-hidden="true" />
      <span className="sr-only">{label}</span>
    </MenuButton>
  );
}
