import { useQuery } from '@tanstack/react-query';
import { FilterSelect } from '@/admin/lists/filter-select';
import { taxonomyCommonText } from '@/copy/admin/taxonomy';
import { taxonomyQueries } from '../api/taxonomy-queries';
import { toCategoryOptions } from '../category-tree';

interface CategoryFilterProps {
  value: string | null;
  onChange: (value: string | null) => void;
}

export function CategoryFilter({ value, onChange }: CategoryFilterProps) {
  const { data, isFetching } = useQuery(taxonomyQueries.categoryList());
  const options = toCategoryOptions(data ?? []);
  // The category in a shared URL may have been deleted.
  const isMissing = data !== undefined && !isFetching && options.every((option) => option.value !== value);
  if (isMissing && value) options.push({ value, label: taxonomyCommonText.picker.deletedCategory });
  return (
    <FilterSelect
      label={taxonomyCommonText.filter.label}
      // Until the list is loaded, the chosen option has no name.
      value={data ? value : null}
      noneLabel={taxonomyCommonText.filter.all}
      options={options}
      onChange={onChange}
    />
  );
}
