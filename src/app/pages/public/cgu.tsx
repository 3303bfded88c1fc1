import { deferred } from '@/components/deferred';
import { Seo } from '@/components/seo/seo';
import { termsHero, termsSeo } from '@/content/pages/cgu';
import { LegalHero } from '@/sections/legal/legal-hero';

const Text = deferred(
  'cgu',
  async () => {
    const [{ LegalDocument }, { termsDocument }] = await Promise.all([
      import('@/sections/legal/legal-document'),
      import('@/content/legal/terms'),
    ]);
    return () => <LegalDocument document={termsDocument} />;
  },
  { on: 'act' },
);

/** Terms of use. */
export function Component() {
  return (
    <>
      <Seo seo={termsSeo} />
      <LegalHero {...termsHero} dated />
      <Text />
    </>
  );
}
