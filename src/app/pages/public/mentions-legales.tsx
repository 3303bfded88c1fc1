import { Seo } from '@/components/seo/seo';
import { noticesDocument } from '@/content/legal/notices';
import { noticesHero, noticesSeo } from '@/content/pages/mentions-legales';
import { LegalDocument } from '@/sections/legal/legal-document';
import { LegalHero } from '@/sections/legal/legal-hero';

/** Legal notices. */
export function Component() {
  return (
    <>
      <Seo seo={noticesSeo} />
      <LegalHero {...noticesHero} />
      <LegalDocument document={noticesDocument} />
    </>
  );
}
