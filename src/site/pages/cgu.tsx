import { termsDocument } from '@/content/site/legal/terms';
import { termsHero, termsSeo } from '@/content/site/pages/cgu';
import { LegalDocument } from '@/site/sections/legal/legal-document';
import { LegalHero } from '@/site/sections/legal/legal-hero';
import { Seo } from '@/site/ui/seo';

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
