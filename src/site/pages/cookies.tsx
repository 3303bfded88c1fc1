import { cookiesDocument } from '@/content/site/legal/cookies';
import { cookiesHero, cookiesSeo } from '@/content/site/pages/cookies';
import { buttonStyles } from '@/shared/ui/button-styles';
import { openConsentPreferences } from '@/site/consent/consent-store';
import { LegalDocument } from '@/site/sections/legal/legal-document';
import { LegalHero } from '@/site/sections/legal/legal-hero';
import { Seo } from '@/site/ui/seo';

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
