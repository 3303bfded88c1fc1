import { Tags } from 'lucide-react';
import { searchAndPageUrlParams } from '@/admin/lists/search-and-page-params';
import { tagText } from '@/copy/admin/taxonomy';
import { TagList } from './components/tag-list';
import { TaxonomyScreen } from './components/taxonomy-screen';

export function Component() {
  return <TaxonomyScreen text={tagText} icon={Tags} urlParams={searchAndPageUrlParams} List={TagList} />;
}
