import { cookiesDocument } from '@/copy/legal/cookies';
import { cookiesHero, cookiesSeo } from '@/copy/pages/cookies';
import { buttonStyles } from '@/shared/components/button-styles';
import { Seo } from '@/site/components/seo';
import { openConsentPreferences } from '@/site/consent/consent-store';
import { LegalDocument } from '@/site/sections/legal/legal-document';
import { LegalHero } from '@/site/sections/legal/legal-hero';

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
      <LegalHero title={cookiesHero.title} text={cookiesHero.text} showsUpdateDate>
        <div className="mt-7">
          <ManageButton />
        </div>
      </LegalHero>
      <LegalDocument document={cookiesDocument} action={<ManageButton />} />
    </>
  );
}
