import { createNoticesDocument } from '@/copy/legal/notices';
import { noticesHeroText, noticesSeo } from '@/copy/pages/mentions-legales';
import { useOffices, useSettings } from '@/site/hooks/use-site-data';
import { LegalPage } from '@/site/sections/legal/legal-page';

/** Legal notices. */
export function Component() {
  const document = createNoticesDocument(useOffices(), useSettings());
  return <LegalPage seo={noticesSeo} hero={noticesHeroText} document={document} />;
}
