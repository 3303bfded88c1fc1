import { noticesDocument } from '@/content/site/legal/notices';
import { shownOffice } from '@/content/site/office';
import { noticesHero, noticesSeo } from '@/content/site/pages/mentions-legales';
import { useLiveText } from '@/site/hooks/use-live-text';
import { builtOffices } from '@/site/published/offices';
import { LegalDocument } from '@/site/sections/legal/legal-document';
import { LegalHero } from '@/site/sections/legal/legal-hero';
import { Seo } from '@/site/ui/seo';

/** Legal notices. */
export function Component() {
  const live = useLiveText();
  const offices = builtOffices().map((office) => shownOffice(office, live));
  return (
    <>
      <Seo seo={noticesSeo} />
      <LegalHero {...noticesHero} />
      <LegalDocument document={noticesDocument(offices)} />
    </>
  );
}
