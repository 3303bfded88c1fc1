import { termsDocument } from '@/copy/legal/terms';
import { termsHeroText, termsSeo } from '@/copy/pages/cgu';
import { PageHead } from '@/site/components/page-head';
import { LegalDocumentView } from '@/site/sections/legal/legal-document-view';
import { LegalHero } from '@/site/sections/legal/legal-hero';

/** Terms of use. */
export function Component() {
  return (
    <>
      <PageHead seo={termsSeo} />
      <LegalHero {...termsHeroText} showsUpdateDate />
      <LegalDocumentView document={termsDocument} />
    </>
  );
}
