import { termsDocument } from '@/copy/legal/terms';
import { termsHeroText, termsSeo } from '@/copy/pages/cgu';
import { LegalPage } from '@/site/sections/legal/legal-page';

/** Terms of use. */
export function Component() {
  return <LegalPage seo={termsSeo} hero={termsHeroText} document={termsDocument} hasUpdateDate />;
}
