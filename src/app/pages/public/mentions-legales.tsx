import { deferred } from '@/components/deferred';
import { Seo } from '@/components/seo/seo';
import { noticesHero, noticesSeo } from '@/content/pages/mentions-legales';
import { LegalHero } from '@/sections/legal/legal-hero';

const Text = deferred(
  'mentions-legales',
  async () => {
    const [{ LegalDocument }, { noticesDocument }] = await Promise.all([
      import('@/sections/legal/legal-document'),
      import('@/content/legal/notices'),
    ]);
    return () => <LegalDocument document={noticesDocument} />;
  },
  { on: 'act' },
);

/** Legal notices. */
export function Component() {
  return (
    <>
      <Seo seo={noticesSeo} />
      <LegalHero {...noticesHero} />
      <Text />
    </>
  );
}
