import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import { SearchField } from '@/admin/lists/search-field';
import { SortableList } from '@/admin/lists/sortable-list';
import { Button } from '@/admin/ui/button';
import { collectionText as text } from '@/copy/admin/collections';
import type { Collection } from '@/copy/collection';
import { Accordion } from '@/shared/components/accordion';
import { matchesSearchQuery } from '@/shared/lib/search-text';
import { getCollectionItemName } from '../collection-value';
import type { CollectionFormState } from '../use-collection-form';
import { CollectionFieldInput } from './collection-field-input';
import { CollectionItemEditor } from './collection-item-editor';

/** Minimum number of items for a search field. */
const SEARCH_MIN_ITEMS = 8;

interface ItemListProps {
  collection: Collection;
  editor: CollectionFormState;
  readOnly: boolean;
}

/** Items of a collection, each with its form. Staff reorder them by dragging or with the keyboard. */
export function CollectionItemList({ collection, editor, readOnly }: ItemListProps) {
  const [search, setSearch] = useState('');
  const { values, form, openItemId, openItem } = editor;
  const { errors } = form.formState;
  const allItems = values.items.map((item, index) => ({
    item,
    index,
    name: getCollectionItemName(collection, item),
  }));
  const visibleItems = allItems.filter(({ item }) => matchesSearchQuery(search, JSON.stringify(item)));
  const count = values.items.length;

  function handleAdd() {
    // The current search would hide the new item.
    setSearch('');
    editor.addItem();
  }

  return (
    <div className="flex flex-col gap-4">
      {count >= SEARCH_MIN_ITEMS ? (
        <SearchField label={text.search} value={search} onSearch={setSearch} />
      ) : null}
      {count === 0 ? <p className="text-muted">{text.noItems}</p> : null}
      {count > 0 && visibleItems.length === 0 ? <p className="text-muted">{text.noMatchingItem}</p> : null}
      <SortableList
        ids={allItems.map(({ item }) => item.id)}
        visibleIds={visibleItems.map(({ item }) => item.id)}
        getName={(id) => allItems.find(({ item }) => item.id === id)?.name ?? ''}
        onMove={editor.moveItem}
        // An open form is too tall to drag.
        onDragStart={() => openItem('')}
      >
        {(move) => (
          <Accordion
            type="single"
            collapsible
            value={openItemId}
            onValueChange={openItem}
            aria-label={text.itemsTitle}
            className="divide-y divide-line border-y border-line"
          >
            {visibleItems.map(({ item, index, name }) => (
              <CollectionItemEditor
                key={item.id}
                id={item.id}
                name={name}
                isHidden={item.hidden === true}
                readOnly={readOnly}
                isFixed={search.trim() !== ''}
                isFirst={index === 0}
                isLast={index === count - 1}
                hasError={Boolean(errors.items?.[index])}
                isAdded={item.id === editor.addedItemId}
                onMove={(step) => move(index, step)}
                onDuplicate={() => editor.duplicateItem(index)}
                onToggleHidden={() => editor.toggleItemHidden(index)}
                onRemove={() => editor.removeItem(index)}
              >
                {Object.entries(collection.itemFields).map(([key, field]) => (
                  <CollectionFieldInput
                    key={key}
                    control={form.control as unknown as Control<FieldValues>}
                    name={`items.${index}.${key}`}
                    field={field}
                    readOnly={readOnly}
                  />
                ))}
              </CollectionItemEditor>
            ))}
          </Accordion>
        )}
      </SortableList>
      {readOnly ? null : (
        <Button icon={Plus} className="self-start" onClick={handleAdd}>
          {collection.units?.add}
        </Button>
      )}
    </div>
  );
}
