import { Seo } from '@/components/seo/seo';
import { termsDocument } from '@/content/legal/terms';
import { termsHero, termsSeo } from '@/content/pages/cgu';
import { LegalDocument } from '@/sections/legal/legal-document';
import { LegalHero } from '@/sections/legal/legal-hero';

/** Terms of use. */
export function Component() {
  return (
    <>
      <Seo seo={termsSeo} />
      <LegalHero {...termsHero} dated />
      <LegalDocument document={termsDocument} />
    </>
  );
}
