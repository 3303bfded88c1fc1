import { useSearchParams } from 'react-router-dom';
import { useListAddress } from '@/admin/list/use-list-address';
import { tagText } from '@/content/admin/taxonomy';
import { TagList } from './components/tag-list';
import { readTagParams, tagQuery } from './tag-list-params';
import { TaxonomyScreen } from './taxonomy-screen';

/** The tags, by name. */
export function Component() {
  const setAddress = useListAddress();
  const [parameters] = useSearchParams();
  const params = readTagParams(parameters);
  return (
    <TaxonomyScreen
      text={tagText}
      search={params.search}
      onSearch={(search) => setAddress(tagQuery(params, { search }))}
      renderList={(list) => <TagList params={params} {...list} />}
    />
  );
}
