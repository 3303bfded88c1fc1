import { Seo } from '@/components/seo/seo';
import { privacyDocument } from '@/content/legal/privacy';
import { privacyHero, privacySeo } from '@/content/pages/politique-confidentialite';
import { LegalDocument } from '@/sections/legal/legal-document';
import { LegalHero } from '@/sections/legal/legal-hero';

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
