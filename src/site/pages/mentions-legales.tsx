import { noticesDocument } from '@/content/site/legal/notices';
import { noticesHero, noticesSeo } from '@/content/site/pages/mentions-legales';
import { LegalDocument } from '@/site/sections/legal/legal-document';
import { LegalHero } from '@/site/sections/legal/legal-hero';
import { Seo } from '@/site/ui/seo';

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
