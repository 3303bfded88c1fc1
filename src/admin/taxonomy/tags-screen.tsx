import { useNavigate, useSearchParams } from 'react-router-dom';
import { tagText } from '@/content/admin/taxonomy';
import { TagList } from './components/tag-list';
import { readTagParams, tagQuery } from './tag-list-params';
import { TaxonomyScreen } from './taxonomy-screen';

/** The tags, by name. */
export function Component() {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const params = readTagParams(parameters);
  return (
    <TaxonomyScreen
      text={tagText}
      search={params.search}
      onSearch={(search) => navigate(tagQuery(params, { search }), { replace: true })}
      renderList={(list) => <TagList params={params} {...list} />}
    />
  );
}
