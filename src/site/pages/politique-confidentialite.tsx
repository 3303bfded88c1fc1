import { privacyDocument } from '@/copy/legal/privacy';
import { privacyHeroText, privacySeo } from '@/copy/pages/politique-confidentialite';
import { PageHead } from '@/site/components/page-head';
import { LegalDocumentView } from '@/site/sections/legal/legal-document-view';
import { LegalHero } from '@/site/sections/legal/legal-hero';

/** Privacy policy. */
export function Component() {
  return (
    <>
      <PageHead seo={privacySeo} />
      <LegalHero {...privacyHeroText} showsUpdateDate />
      <LegalDocumentView document={privacyDocument} />
    </>
  );
}
