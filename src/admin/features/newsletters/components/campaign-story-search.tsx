import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { quoteName } from '@/admin/lib/quote-name';
import { SearchField } from '@/admin/lists/search-field';
import { useListFocus } from '@/admin/lists/use-list-focus';
import { Button } from '@/admin/ui/button';
import { FailureNotice } from '@/admin/ui/failure-notice';
import { campaignEditorScreenText as text } from '@/copy/admin/newsletters';
import { toAppError } from '@/shared/lib/app-error';
import { inputLimits } from '@/shared/lib/limits';
import { campaignQueries } from '../api/campaign-queries';

interface CampaignStorySearchProps {
  selectedIds: readonly string[];
  onAdd: (id: string) => void;
}

/** Searches online stories by title, text or author; without words, lists the newest ones. */
export function CampaignStorySearch({ selectedIds, onAdd }: CampaignStorySearchProps) {
  const [words, setWords] = useState('');
  const resultsFocus = useListFocus<HTMLUListElement>();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    ...campaignQueries.search(words),
    placeholderData: (previousStories) => previousStories,
  });
  const stories = data?.pages.flat();
  const results = stories?.filter(({ id }) => !selectedIds.includes(id));
  const isFull = selectedIds.length >= inputLimits.campaignStories;
  return (
    <div className="flex flex-col gap-3">
      <SearchField label={text.search} value={words} onSearch={setWords} />
      {isFull ? <p className="text-muted">{text.tooManyStories}</p> : null}
      <FailureNotice error={error && `${text.searchFailed} ${toAppError(error).message}`} />
      {stories?.length === 0 ? <p className="text-muted">{text.noMatchingStory}</p> : null}
      {results && results.length > 0 ? (
        <ul
          {...resultsFocus}
          aria-label={text.foundStories}
          className="max-h-80 divide-y divide-line overflow-y-auto rounded-card border border-line px-3"
        >
          {results.map(({ id, title, category }) => (
            <li key={id} className="flex items-center gap-3 py-1.5">
              <span className="min-w-0 flex-1 text-sm wrap-anywhere">
                {title}
                {category ? <span className="text-muted">{`\u00a0· ${category}`}</span> : null}
              </span>
              <Button
                variant="quiet"
                icon={Plus}
                aria-label={`${text.add} ${quoteName(title)}`}
                disabled={isFull}
                // A press moves the next row under the pointer: a double click adds one story.
                onClick={({ detail }) => {
                  if (detail < 2) onAdd(id);
                }}
              >
                {text.add}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {hasNextPage ? (
        <Button className="self-start" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {text.showMoreStories}
        </Button>
      ) : null}
    </div>
  );
}
