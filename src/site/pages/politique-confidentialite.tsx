import { createPrivacyDocument } from '@/copy/legal/privacy';
import { privacyHeroText, privacySeo } from '@/copy/pages/politique-confidentialite';
import { useSettings } from '@/site/hooks/use-site-data';
import { LegalPage } from '@/site/sections/legal/legal-page';

/** Privacy policy. */
export function Component() {
  const document = createPrivacyDocument(useSettings());
  return <LegalPage seo={privacySeo} hero={privacyHeroText} document={document} hasUpdateDate />;
}
