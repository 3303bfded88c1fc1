import { arrayMove } from '@dnd-kit/sortable';
import { SortableList } from '@/admin/lists/sortable-list';
import { campaignText as text } from '@/copy/admin/newsletters';
import { StoryRow } from './story-row';

interface StoryListProps {
  ids: readonly string[];
  /** Titles of the stories that are online; undefined while loading. */
  titles: ReadonlyMap<string, string> | undefined;
  /** True while the titles of online texts are loaded. */
  waiting: boolean;
  onChange: (ids: string[]) => void;
}

/** Stories of a campaign, sorted by drag or keys. */
export function StoryList({ ids, titles, waiting, onChange }: StoryListProps) {
  if (ids.length === 0) return <p className="text-muted">{text.storiesEmpty}</p>;
  const unnamed = waiting ? '…' : text.gone;
  return (
    <SortableList
      ids={ids}
      getName={(id) => titles?.get(id) ?? unnamed}
      onMove={(from, to) => onChange(arrayMove([...ids], from, to))}
    >
      {(move) => (
        <ol aria-label={text.stories} className="divide-y divide-line border-y border-line">
          {ids.map((id, index) => (
            <StoryRow
              key={id}
              id={id}
              name={titles?.get(id) ?? unnamed}
              isOffline={!waiting && !titles?.has(id)}
              isFirst={index === 0}
              isLast={index === ids.length - 1}
              onMove={(step) => move(index, step)}
              onRemove={() => onChange(ids.filter((one) => one !== id))}
            />
          ))}
        </ol>
      )}
    </SortableList>
  );
}
