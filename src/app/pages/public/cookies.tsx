import { Seo } from '@/components/seo/seo';
import { buttonStyles } from '@/components/ui/button-styles';
import { cookiesDocument } from '@/content/legal/cookies';
import { cookiesHero, cookiesSeo } from '@/content/pages/cookies';
import { openConsentPreferences } from '@/features/consent/consent-store';
import { LegalDocument } from '@/sections/legal/legal-document';
import { LegalHero } from '@/sections/legal/legal-hero';

function ManageButton() {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={buttonStyles('primary')}
      onClick={openConsentPreferences}
    >
      {cookiesHero.manage}
    </button>
  );
}

/** Cookie policy, with the preferences at hand. */
export function Component() {
  return (
    <>
      <Seo seo={cookiesSeo} />
      <LegalHero title={cookiesHero.title} text={cookiesHero.text} dated>
        <div className="mt-7">
          <ManageButton />
        </div>
      </LegalHero>
      <LegalDocument document={cookiesDocument} action={<ManageButton />} />
    </>
  );
}
