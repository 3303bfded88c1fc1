import { noticesDocument } from '@/copy/legal/notices';
import { noticesHero, noticesSeo } from '@/copy/pages/mentions-legales';
import { Seo } from '@/site/components/seo';
import { useOffices } from '@/site/hooks/use-site-data';
import { LegalDocument } from '@/site/sections/legal/legal-document';
import { LegalHero } from '@/site/sections/legal/legal-hero';

/** Legal notices. */
export function Component() {
  const offices = useOffices();
  return (
    <>
      <Seo seo={noticesSeo} />
      <LegalHero {...noticesHero} />
      <LegalDocument document={noticesDocument(offices)} />
    </>
  );
}
