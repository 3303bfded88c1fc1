import { createPrivacyDocument } from '@/copy/legal/privacy';
import { privacyHeroText, privacySeo } from '@/copy/pages/politique-confidentialite';
import { PageHead } from '@/site/components/page-head';
import { useSettings } from '@/site/hooks/use-site-data';
import { LegalDocumentView } from '@/site/sections/legal/legal-document-view';
import { LegalHero } from '@/site/sections/legal/legal-hero';

/** Privacy policy. */
export function Component() {
  const settings = useSettings();
  return (
    <>
      <PageHead seo={privacySeo} />
      <LegalHero {...privacyHeroText} showsUpdateDate />
      <LegalDocumentView document={createPrivacyDocument(settings)} />
    </>
  );
}
