import { arrayMove } from '@dnd-kit/sortable';
import { SortableList } from '@/admin/lists/sortable-list';
import { campaignScreenText as text } from '@/copy/admin/newsletters';
import { CampaignStoryListItem } from './campaign-story-list-item';

interface CampaignStoryListProps {
  ids: readonly string[];
  /** Titles of the stories that are online; undefined before the first answer. */
  titles: ReadonlyMap<string, string> | undefined;
  /** True while the titles are loading. */
  isLoading: boolean;
  onChange: (ids: string[]) => void;
}

/** Stories of a campaign, sorted by drag or keys. */
export function CampaignStoryList({ ids, titles, isLoading, onChange }: CampaignStoryListProps) {
  if (ids.length === 0) return <p className="text-muted">{text.noArticles}</p>;
  const fallbackName = isLoading ? '…' : text.articleNotOnline;
  return (
    <SortableList
      ids={ids}
      getName={(id) => titles?.get(id) ?? fallbackName}
      onMove={(from, to) => onChange(arrayMove([...ids], from, to))}
    >
      {(move) => (
        <ol aria-label={text.articles} className="divide-y divide-line border-y border-line">
          {ids.map((id, index) => (
            <CampaignStoryListItem
              key={id}
              id={id}
              name={titles?.get(id) ?? fallbackName}
              isOffline={!isLoading && !titles?.has(id)}
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
