import { deferred } from '@/components/deferred';
import { Seo } from '@/components/seo/seo';
import { privacyHero, privacySeo } from '@/content/pages/politique-confidentialite';
import { LegalHero } from '@/sections/legal/legal-hero';

const Text = deferred(
  'politique-confidentialite',
  async () => {
    const [{ LegalDocument }, { privacyDocument }] = await Promise.all([
      import('@/sections/legal/legal-document'),
      import('@/content/legal/privacy'),
    ]);
    return () => <LegalDocument document={privacyDocument} />;
  },
  { on: 'act' },
);

/** Privacy policy. */
export function Component() {
  return (
    <>
      <Seo seo={privacySeo} />
      <LegalHero {...privacyHero} dated />
      <Text />
    </>
  );
}
