import { useUrlSearchParams } from '@/admin/hooks/use-url-search-params';
import { searchListParams } from '@/admin/lists/search-list-params';
import { useSetListUrl } from '@/admin/lists/use-set-list-url';
import { tagText } from '@/copy/admin/taxonomy';
import { TagList } from './components/tag-list';
import { TaxonomyScreen } from './taxonomy-screen';

/** The tags, by name. */
export function Component() {
  const setAddress = useSetListUrl();
  const parameters = useUrlSearchParams();
  const params = searchListParams.read(parameters);
  return (
    <TaxonomyScreen
      text={tagText}
      search={params.search}
      onSearch={(search) => setAddress(searchListParams.href(params, { search }))}
      renderList={(list) => <TagList params={params} {...list} />}
    />
  );
}
