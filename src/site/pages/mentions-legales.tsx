import { noticesDocument } from '@/copy/legal/notices';
import { shownOffice } from '@/copy/office';
import { noticesHero, noticesSeo } from '@/copy/pages/mentions-legales';
import { Seo } from '@/site/components/seo';
import { useLiveText } from '@/site/hooks/use-live-text';
import { builtOffices } from '@/site/published/offices';
import { LegalDocument } from '@/site/sections/legal/legal-document';
import { LegalHero } from '@/site/sections/legal/legal-hero';

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
