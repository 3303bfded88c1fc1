import { ArrowDown, ArrowUp } from 'lucide-react';
import { quoteName } from '@/admin/lib/quote-name';
import { IconButton } from '@/admin/ui/icon-button';
import { reorderingText as text } from '@/copy/admin/sorting';
import { isolateName } from '../../../supabase/functions/_shared/plain-text.ts';

/** Returns the sentence that screen readers announce for a moved item. Positions start at 1. */
export const describePosition = (name: string, position: number, itemCount: number): string =>
  text.moved
    .replace('{name}', () => isolateName(name))
    .replace('{place}', String(position))
    .replace('{count}', String(itemCount));

interface MoveButtonsProps {
  itemName: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
}

/** Buttons that move an item by one place. They are never `disabled`, because a pressed button would lose the focus. */
export function MoveButtons({ itemName, isFirst, isLast, onMove }: MoveButtonsProps) {
  const getLabel = (action: string) => `${action} ${quoteName(itemName)}`;
  return (
    <>
      <IconButton
        icon={ArrowUp}
        title={text.up}
        label={getLabel(text.up)}
        aria-disabled={isFirst}
        onClick={() => !isFirst && onMove(-1)}
      />
      <IconButton
        icon={ArrowDown}
        title={text.down}
        label={getLabel(text.down)}
        aria-disabled={isLast}
        onClick={() => !isLast && onMove(1)}
      />
    </>
  );
}
