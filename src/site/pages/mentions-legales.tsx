import { createLegalNoticesDocument } from '@/copy/legal/notices';
import { legalNoticesHeroText, legalNoticesSeo } from '@/copy/pages/mentions-legales';
import { useOffices, useSettings } from '@/site/hooks/use-site-data';
import { LegalPage } from '@/site/sections/legal/legal-page';

/** Legal notices. */
export function Component() {
  const document = createLegalNoticesDocument(useOffices(), useSettings());
  return <LegalPage seo={legalNoticesSeo} hero={legalNoticesHeroText} document={document} />;
}
