import { ArrowUpRight, type LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { numberFormat } from '@/admin/lib/number-format';
import { adminCommonText } from '@/copy/admin/common';

interface CounterCardProps {
  label: string;
  note?: string;
  /** Undefined while loading, and after a failure. */
  value: number | undefined;
  isLoading?: boolean | undefined;
  icon: LucideIcon;
  /** Address of the counted list; without it, the card is no link. */
  to?: string;
  /** Class with the font size of the number. */
  size: 'text-4xl' | 'text-3xl' | 'text-2xl';
}

function Frame({ to, children }: { to?: string; children: ReactNode }) {
  const frameClasses = 'flex h-full flex-col rounded-card border border-line bg-surface p-4';
  if (!to) return <div className={frameClasses}>{children}</div>;
  return (
    <Link to={to} className={`group ${frameClasses} transition-colors hover:border-highlight`}>
      {children}
    </Link>
  );
}

export function CounterCard({ label, note, value, isLoading, icon: Icon, to, size }: CounterCardProps) {
  return (
    <Frame to={to}>
      <span className="flex items-center gap-2 text-sm font-semibold wrap-anywhere text-muted group-hover:text-fg">
        <Icon className="size-4 shrink-0 text-highlight" aria-hidden="true" />
        {label}
        {to ? <ArrowUpRight className="ml-auto size-4 shrink-0" aria-hidden="true" /> : null}
      </span>
      <span className={`mt-2 font-display tabular-nums leading-none ${size}`}>
        {value === undefined ? (
          <>
            <span aria-hidden="true" className={isLoading ? 'animate-pulse' : undefined}>
              –
            </span>
            <span className="sr-only">
              {isLoading ? adminCommonText.loading : adminCommonText.unknownCount}
            </span>
          </>
        ) : (
          numberFormat.format(value)
        )}
      </span>
      {note ? <span className="mt-1.5 text-sm text-muted">{note}</span> : null}
    </Frame>
  );
}

/** List of counter cards: two columns, or four on a wide screen. Large text needs more room, so it gets fewer columns. */
export const CounterCardGrid = (props: Omit<ComponentProps<'ul'>, 'className'>) => (
  <ul
    {...props}
    className="grid grid-cols-[repeat(auto-fill,minmax(max(9rem,40%),1fr))] gap-3 lg:grid-cols-[repeat(auto-fill,minmax(max(9rem,20%),1fr))]"
  />
);
