import { useParameters } from '@/admin/hooks/use-parameters';
import { readSearchList, searchListQuery } from '@/admin/lib/search-list';
import { useListAddress } from '@/admin/lists/use-list-address';
import { tagText } from '@/copy/admin/taxonomy';
import { TagList } from './components/tag-list';
import { TaxonomyScreen } from './taxonomy-screen';

/** The tags, by name. */
export function Component() {
  const setAddress = useListAddress();
  const parameters = useParameters();
  const params = readSearchList(parameters);
  return (
    <TaxonomyScreen
      text={tagText}
      search={params.search}
      onSearch={(search) => setAddress(searchListQuery({ search }))}
      renderList={(list) => <TagList params={params} {...list} />}
    />
  );
}
