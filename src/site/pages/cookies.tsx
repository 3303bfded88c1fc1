import { cookiesDocument } from '@/copy/legal/cookies';
import { cookiesHeroText, cookiesSeo } from '@/copy/pages/cookies';
import { buttonStyles } from '@/shared/components/button-styles';
import { PageHead } from '@/site/components/page-head';
import { openConsentPreferences } from '@/site/consent/consent-store';
import { LegalDocumentView } from '@/site/sections/legal/legal-document-view';
import { LegalHero } from '@/site/sections/legal/legal-hero';

function ManageButton() {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={buttonStyles('primary')}
      onClick={openConsentPreferences}
    >
      {cookiesHeroText.manage}
    </button>
  );
}

/** Cookie policy, with the preferences at hand. */
export function Component() {
  return (
    <>
      <PageHead seo={cookiesSeo} />
      <LegalHero title={cookiesHeroText.title} text={cookiesHeroText.text} showsUpdateDate>
        <div className="mt-7">
          <ManageButton />
        </div>
      </LegalHero>
      <LegalDocumentView document={cookiesDocument} action={<ManageButton />} />
    </>
  );
}
