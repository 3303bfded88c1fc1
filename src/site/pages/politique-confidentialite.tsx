import { privacyDocument } from '@/copy/legal/privacy';
import { privacyHero, privacySeo } from '@/copy/pages/politique-confidentialite';
import { Seo } from '@/site/components/seo';
import { LegalDocument } from '@/site/sections/legal/legal-document';
import { LegalHero } from '@/site/sections/legal/legal-hero';

/** Privacy policy. */
export function Component() {
  return (
    <>
      <Seo seo={privacySeo} />
      <LegalHero {...privacyHero} showsUpdateDate />
      <LegalDocument document={privacyDocument} />
    </>
  );
}
