import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { quoteName } from '@/admin/lib/quote-name';
import { slugify } from '@/admin/lib/slug';
import { useListFocus } from '@/admin/lists/use-list-focus';
import { FailureNotice } from '@/admin/ui/failure-notice';
import { taxonomyCommonText, taxonomyToastTexts } from '@/copy/admin/taxonomy';
import { SelectField } from '@/shared/form/field';
import { toAppError } from '@/shared/lib/app-error';
import { inputLimits } from '@/shared/lib/limits';
import { useSaveTag } from '../api/tag-mutations';
import { taxonomyQueries } from '../api/taxonomy-queries';
import { toCategoryOptions } from '../category-tree';
import { TagPicker } from './tag-picker';

const text = taxonomyCommonText.picker;

/** Returns why a tag was not created. Its slug comes from its name: it may be empty, or that of another tag. */
function explainTagFailure(cause: unknown): string {
  const { kind, message } = toAppError(cause);
  if (kind === 'duplicate') return text.similarTag;
  return kind === 'invalid' ? text.unusableName : message;
}

interface TaxonomyFieldsProps {
  categoryId: string | null;
  onCategoryChange: (categoryId: string | null) => void;
  tagIds: readonly string[];
  /** Receives a function of the current tags, which may have changed while a tag was created. */
  onTagsChange: (change: (tagIds: string[]) => string[]) => void;
  readOnly: boolean;
  mayCreateTags: boolean;
}

export function ContentTaxonomyFields(props: TaxonomyFieldsProps) {
  const { categoryId, onCategoryChange, tagIds, onTagsChange, readOnly, mayCreateTags } = props;
  // A cached list may lack the category that a colleague has just created and chosen.
  const categoriesQuery = useQuery({ ...taxonomyQueries.categoryList(), staleTime: 0 });
  // A colleague deleted it: the database would refuse the text.
  const isCategoryMissing =
    categoryId !== null &&
    !categoriesQuery.isFetching &&
    categoriesQuery.data?.every(({ id }) => id !== categoryId) === true;
  const sortedIds = [...tagIds].sort();
  const tagsQuery = useQuery({ ...taxonomyQueries.tagsById(sortedIds), enabled: sortedIds.length > 0 });
  const createTag = useSaveTag();
  const tagsFocus = useListFocus<HTMLFieldSetElement>();
  // Until the tags of a new choice are loaded, the query returns the tags of the last choice.
  const tags = (tagsQuery.data ?? []).filter(({ id }) => sortedIds.includes(id));
  const addTag = (id: string) => onTagsChange((ids) => [...ids, id]);

  function handleCreate(name: string, onCreated: () => void) {
    if (createTag.isPending) return;
    createTag.mutate(
      { name, slug: slugify(name, inputLimits.tag.slug) },
      {
        onSuccess: ({ id }) => {
          addTag(id);
          onCreated();
        },
      },
    );
  }

  return (
    <div className="flex flex-col gap-5">
      <SelectField
        {...text.category}
        // Until the list is loaded, the chosen option has no name.
        value={categoriesQuery.data ? (categoryId ?? '') : ''}
        disabled={readOnly || !categoriesQuery.data}
        error={isCategoryMissing ? text.missingCategory : undefined}
        onChange={(event) => onCategoryChange(event.target.value || null)}
      >
        <option value="">{text.none}</option>
        {isCategoryMissing ? <option value={categoryId}>{text.deletedCategory}</option> : null}
        {toCategoryOptions(categoriesQuery.data ?? []).map(({ value: id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      <fieldset {...tagsFocus} className="flex flex-col gap-2 wrap-anywhere">
        <legend className="mb-1.5 text-[0.9375rem] font-semibold">{text.tags}</legend>
        {tagIds.length === 0 ? <p className="text-sm text-muted">{text.noTag}</p> : null}
        <ul aria-label={text.chosenTags} className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li
              key={tag.id}
              className="flex min-h-9 items-center gap-1 rounded-full bg-surface-strong pl-3 text-sm"
            >
              {tag.name}
              {readOnly ? (
                <span className="w-2" />
              ) : (
                <button
                  type="button"
                  aria-label={`${text.removeTag} ${quoteName(tag.name)}`}
                  className="grid size-9 place-items-center rounded-full text-muted hover:text-danger"
                  onClick={() => onTagsChange((ids) => ids.filter((id) => id !== tag.id))}
                >
                  <X className="size-4" aria-hidden="true" />
                </button>
              )}
            </li>
          ))}
        </ul>
        <FailureNotice
          error={
            createTag.error &&
            `${taxonomyToastTexts.tagSaveFailed.title}. ${explainTagFailure(createTag.error)}`
          }
          className="text-sm"
        />
        {readOnly ? null : (
          <TagPicker
            {...text.search}
            emptyText={text.noMatchingTag}
            excludedIds={tagIds}
            getLabel={({ name }) => `${text.add} ${quoteName(name)}`}
            onChoose={({ id }) => addTag(id)}
            create={mayCreateTags ? handleCreate : undefined}
            isCreating={createTag.isPending}
          />
        )}
      </fieldset>
    </div>
  );
}
