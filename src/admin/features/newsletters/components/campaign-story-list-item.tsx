import clsx from 'clsx';
import { X } from 'lucide-react';
import { quoteName } from '@/admin/lib/quote-name';
import { DragHandle } from '@/admin/lists/drag-handle';
import { MoveButtons } from '@/admin/lists/move-buttons';
import { useSortableRow } from '@/admin/lists/use-sortable-row';
import { IconButton } from '@/admin/ui/icon-button';
import { campaignScreenText as text } from '@/copy/admin/newsletters';

interface CampaignStoryListItemProps {
  id: string;
  name: string;
  isOffline: boolean;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** Row of a story, with its handle and buttons. */
export function CampaignStoryListItem({
  id,
  name,
  isOffline,
  isFirst,
  isLast,
  onMove,
  onRemove,
}: CampaignStoryListItemProps) {
  const { row, rowClass, handle } = useSortableRow(id);
  return (
    <li {...row} className={clsx('flex flex-wrap items-center', rowClass)}>
      <DragHandle itemName={name} {...handle} />
      <span
        className={clsx(
          'min-w-0 flex-1 basis-40 py-2 font-semibold wrap-anywhere',
          isOffline && 'text-danger',
        )}
      >
        {name}
      </span>
      <span className="flex">
        <MoveButtons itemName={name} isFirst={isFirst} isLast={isLast} onMove={onMove} />
        <IconButton
          icon={X}
          tone="danger"
          title={text.remove}
          label={`${text.remove} ${quoteName(name)}`}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}
