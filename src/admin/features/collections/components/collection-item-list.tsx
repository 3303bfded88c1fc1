import { Plus } from 'lucide-react';
import { useState } from 'react';
import { SearchField } from '@/admin/lists/search-field';
import { SortableList } from '@/admin/lists/sortable-list';
import { useListFocus } from '@/admin/lists/use-list-focus';
import { Button } from '@/admin/ui/button';
import { FailureNotice } from '@/admin/ui/failure-notice';
import { collectionText as text } from '@/copy/admin/collections';
import type { Collection } from '@/copy/collection';
import { Accordion } from '@/shared/components/accordion';
import { matchesSearchQuery } from '@/shared/lib/search-text';
import { getCollectionItemName } from '../collection-value';
import type { CollectionFormState } from '../use-collection-form';
import { CollectionItemEditor } from './collection-item-editor';

/** Number of items from which the list has a search field. */
const SEARCH_MIN_ITEMS = 8;

const toSearchText = ({ itemFields }: Collection, item: object) =>
  Object.keys(itemFields)
    .flatMap((name) => Reflect.get(item, name))
    .join(' ');

interface ItemListProps {
  collection: Collection;
  editor: CollectionFormState;
  readOnly: boolean;
}

/** Items of a collection, each with its form. Staff reorder them by dragging or with the keyboard. */
export function CollectionItemList({ collection, editor, readOnly }: ItemListProps) {
  const [search, setSearch] = useState('');
  const listFocus = useListFocus<HTMLDivElement>();
  const { openItem, setOpenItem } = editor;
  const { items } = editor.values;
  const isMatch = (item: object) => matchesSearchQuery(search, toSearchText(collection, item));
  const visibleItems = items
    .map((item, index) => ({ item, index }))
    // The open item stays, because typing may end the match.
    .filter(({ item }) => item.id === openItem.id || isMatch(item));
  const count = items.length;

  function getName(id: string): string {
    const item = items.find((candidate) => candidate.id === id);
    return item ? getCollectionItemName(collection, item) : '';
  }

  function handleAdd() {
    // The current search would hide the new item once another one opens.
    setSearch('');
    editor.addItem();
  }

  return (
    <div {...listFocus} className="flex flex-col gap-4">
      <FailureNotice error={editor.listError} />
      {count >= SEARCH_MIN_ITEMS || search ? (
        <SearchField label={text.search} value={search} onSearch={setSearch} />
      ) : null}
      {count === 0 ? <p className="text-muted">{text.noItems}</p> : null}
      {count > 0 && !items.some(isMatch) ? <p className="text-muted">{text.noMatchingItem}</p> : null}
      <SortableList
        ids={items.map(({ id }) => id)}
        visibleIds={visibleItems.map(({ item }) => item.id)}
        getName={getName}
        onMove={editor.moveItem}
        // An open form is too tall to drag.
        onDragStart={() => setOpenItem({ id: '', isAdded: false })}
      >
        {(move) => (
          <Accordion
            type="single"
            collapsible
            value={openItem.id}
            onValueChange={(id) => setOpenItem({ id, isAdded: false })}
            aria-label={text.itemsTitle}
            className="divide-y divide-line border-y border-line"
          >
            {visibleItems.map(({ item, index }) => (
              <CollectionItemEditor
                key={item.id}
                collection={collection}
                editor={editor}
                item={item}
                index={index}
                readOnly={readOnly}
                isFixed={search.trim() !== ''}
                onMove={(step) => move(index, step)}
              />
            ))}
          </Accordion>
        )}
      </SortableList>
      {readOnly ? null : (
        <Button icon={Plus} className="self-start" onClick={handleAdd}>
          {collection.itemWords?.add}
        </Button>
      )}
    </div>
  );
}
