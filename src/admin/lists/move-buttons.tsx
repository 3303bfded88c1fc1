import { ArrowDown, ArrowUp } from 'lucide-react';
import { quoteName } from '@/admin/lib/quote-name';
import { IconButton } from '@/admin/ui/icon-button';
import { reorderingText as text } from '@/copy/admin/sorting';

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
