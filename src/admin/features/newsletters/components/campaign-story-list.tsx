import { arrayMove } from '@dnd-kit/sortable';
import clsx from 'clsx';
import { X } from 'lucide-react';
import { quoteName } from '@/admin/lib/quote-name';
import { MoveButtons } from '@/admin/lists/move-buttons';
import { DragHandle, SortableList, useSortableRow } from '@/admin/lists/sortable-list';
import { IconButton } from '@/admin/ui/icon-button';
import { campaignEditorScreenText as text } from '@/copy/admin/newsletters';

interface StoryRowProps {
  id: string;
  name: string;
  isUnpublished: boolean;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

function StoryRow({ id, name, isUnpublished, onRemove, ...moveProps }: StoryRowProps) {
  const { row, rowClass, handle } = useSortableRow(id);
  return (
    <li {...row} className={clsx('flex flex-wrap items-center', rowClass)}>
      <DragHandle itemName={name} {...handle} />
      <span
        className={clsx(
          'min-w-0 flex-1 basis-40 py-2 font-semibold wrap-anywhere',
          isUnpublished && 'text-danger',
        )}
      >
        {name}
      </span>
      <span className="flex">
        <MoveButtons itemName={name} {...moveProps} />
        <IconButton
          icon={X}
          tone="danger"
          title={text.remove}
          label={`${text.remove} ${quoteName(name)}`}
          // A press moves the next row under the pointer: a double click removes one story.
          onClick={({ detail }) => {
            if (detail < 2) onRemove();
          }}
        />
      </span>
    </li>
  );
}

interface CampaignStoryListProps {
  ids: readonly string[];
  /** Titles of the stories that are online. */
  titles: ReadonlyMap<string, string>;
  /** True until the titles of all stories are loaded. */
  isLoading: boolean;
  onChange: (ids: string[]) => void;
}

/** Stories of a campaign, sorted by drag, keys or buttons. */
export function CampaignStoryList({ ids, titles, isLoading, onChange }: CampaignStoryListProps) {
  if (ids.length === 0) return <p className="text-muted">{text.noStories}</p>;
  const getName = (id: string) => titles.get(id) ?? (isLoading ? '…' : text.storyNotOnline);
  return (
    <SortableList ids={ids} getName={getName} onMove={(from, to) => onChange(arrayMove([...ids], from, to))}>
      {(move) => (
        <ol aria-label={text.stories} className="divide-y divide-line border-y border-line">
          {ids.map((id, index) => (
            <StoryRow
              key={id}
              id={id}
              name={getName(id)}
              isUnpublished={!isLoading && !titles.has(id)}
              isFirst={index === 0}
              isLast={index === ids.length - 1}
              onMove={(step) => move(index, step)}
              onRemove={() => onChange(ids.filter((storyId) => storyId !== id))}
            />
          ))}
        </ol>
      )}
    </SortableList>
  );
}
