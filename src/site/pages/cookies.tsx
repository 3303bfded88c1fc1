import { cookiesDocument } from '@/copy/legal/cookies';
import { cookiesHeroText, cookiesSeo } from '@/copy/pages/cookies';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { openConsentPreferences } from '@/site/consent/consent-store';
import { LegalPage } from '@/site/sections/legal/legal-page';

/** Cookie policy, with a button that opens the preferences. */
export function Component() {
  const manageButton = (
    <button
      type="button"
      aria-haspopup="dialog"
      className={getButtonClassName('primary')}
      onClick={openConsentPreferences}
    >
      {cookiesHeroText.manage}
    </button>
  );
  return (
    <LegalPage
      seo={cookiesSeo}
      hero={cookiesHeroText}
      document={cookiesDocument}
      action={manageButton}
      hasUpdateDate
    />
  );
}
