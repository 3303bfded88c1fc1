import { Command } from 'cmdk';
import type { ReactNode } from 'react';

export const paletteItemClass =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-card px-3 text-[0.9375rem] data-[selected=true]:bg-surface-strong data-[selected=true]:text-highlight';

export function PaletteSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Command.Group
      heading={heading}
      className="pb-2 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-muted"
    >
      {children}
    </Command.Group>
  );
}
