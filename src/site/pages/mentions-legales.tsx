import { createNoticesDocument } from '@/copy/legal/notices';
import { noticesHeroText, noticesSeo } from '@/copy/pages/mentions-legales';
import { PageHead } from '@/site/components/page-head';
import { useOffices, useSettings } from '@/site/hooks/use-site-data';
import { LegalDocumentView } from '@/site/sections/legal/legal-document-view';
import { LegalHero } from '@/site/sections/legal/legal-hero';

/** Legal notices. */
export function Component() {
  const offices = useOffices();
  const settings = useSettings();
  return (
    <>
      <PageHead seo={noticesSeo} />
      <LegalHero {...noticesHeroText} />
      <LegalDocumentView document={createNoticesDocument(offices, settings)} />
    </>
  );
}
