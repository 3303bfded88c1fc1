import { privacyDocument } from '@/content/site/legal/privacy';
import { privacyHero, privacySeo } from '@/content/site/pages/politique-confidentialite';
import { LegalDocument } from '@/site/sections/legal/legal-document';
import { LegalHero } from '@/site/sections/legal/legal-hero';
import { Seo } from '@/site/ui/seo';

/** Privacy policy. */
export function Component() {
  return (
    <>
      <Seo seo={privacySeo} />
      <LegalHero {...privacyHero} dated />
      <LegalDocument document={privacyDocument} />
    </>
  );
}
