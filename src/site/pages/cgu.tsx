import { termsDocument } from '@/copy/legal/terms';
import { termsHero, termsSeo } from '@/copy/pages/cgu';
import { Seo } from '@/site/components/seo';
import { LegalDocument } from '@/site/sections/legal/legal-document';
import { LegalHero } from '@/site/sections/legal/legal-hero';

/** Terms of use. */
export function Component() {
  return (
    <>
      <Seo seo={termsSeo} />
      <LegalHero {...termsHero} showsUpdateDate />
      <LegalDocument document={termsDocument} />
    </>
  );
}
