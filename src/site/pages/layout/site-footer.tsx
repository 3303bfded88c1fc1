import { Link } from 'react-router-dom';
import { footerText } from '@/copy/footer';
import { newsletterFormText } from '@/copy/forms/newsletter';
import { headerAndFooterLinks } from '@/copy/navigation';
import { getPhoneHref } from '@/copy/phone-href';
import { socialNetworks } from '@/copy/social-networks';
import type { LinkItem } from '@/copy/types';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { Icon } from '@/shared/components/icon';
import { TextWithEnglishTerms } from '@/shared/components/text-with-english-terms';
import { ConsentPreferencesButton } from '@/site/consent/consent-preferences-button';
import { NewsletterForm } from '@/site/forms/newsletter/newsletter-form';
import { useOffices, useSettings } from '@/site/hooks/use-site-data';
import { FooterChannelNameList } from './footer-channel-name-list';

const titleClassName = 'mb-3 text-sm font-semibold text-highlight';
const textLinkClassName =
  'inline-flex min-h-9 items-center py-1.5 leading-snug wrap-anywhere text-muted transition-colors hover:text-highlight';

function LinkColumn({ heading, links }: { heading: string; links: readonly LinkItem[] }) {
  return (
    <nav aria-label={heading}>
      <h2 className={titleClassName}>{heading}</h2>
      <ul className="grid">
        {links.map((link) => (
          <li key={link.href}>
            <Link to={link.href} className={textLinkClassName}>
              <TextWithEnglishTerms>{link.label}</TextWithEnglishTerms>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Newsletter() {
  return (
    <section
      aria-labelledby="newsletter-title"
      className="grid gap-8 border-b border-line pb-12 lg:grid-cols-2 lg:gap-16 noscript:hidden"
    >
      <div>
        <p className="eyebrow">{newsletterFormText.eyebrow}</p>
        <h2 id="newsletter-title" className="mt-2 font-display text-title">
          {newsletterFormText.title}
        </h2>
        <p className="mt-4 text-lead text-muted">{newsletterFormText.text}</p>
      </div>
      <div className="lg:pt-10">
        <NewsletterForm />
      </div>
    </section>
  );
}

function Offices() {
  const { phone, email } = useSettings();
  const offices = useOffices();
  return (
    <div className="max-sm:col-span-2">
      <h2 className={titleClassName}>{footerText.officesTitle}</h2>
      <ul className="grid gap-4 text-muted">
        {offices.map(({ id, city, address }) => (
          <li key={id} className="flex gap-3">
            <Icon name="pin" className="mt-1 text-highlight" />
            <span className="min-w-0">
              <strong className="text-fg">{city}</strong>
              <br />
              {address}
            </span>
          </li>
        ))}
        <li>
          <a href={getPhoneHref(phone)} className={`${textLinkClassName} gap-3`}>
            <Icon name="phone" className="text-highlight" />
            {phone}
          </a>
        </li>
        <li>
          <a href={`mailto:${email}`} className={`${textLinkClassName} gap-3`}>
            <Icon name="mail" className="text-highlight" />
            {email}
          </a>
        </li>
      </ul>
      <Link to="/contact" className={getButtonClassName('outline', 'mt-5')}>
        {footerText.contactButton}
      </Link>
    </div>
  );
}

/** Links to the group's social networks. */
function SocialLinks() {
  const settings = useSettings();
  const networks = socialNetworks
    .map(({ key, label }) => ({ key, label, href: settings[key] }))
    .filter(({ href }) => href !== '');
  return (
    <ul className="-mx-3 flex flex-wrap gap-1" aria-label={footerText.socialLabel}>
      {networks.map((network) => (
        <li key={network.key}>
          <a
            href={network.href}
            target="_blank"
            rel="noreferrer"
            className="grid size-11 place-items-center rounded-card text-muted transition-colors hover:bg-surface-strong hover:text-highlight"
          >
            <Icon name={network.key} />
            <span className="sr-only">{`${network.label} (${footerText.newTab})`}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Footer of every public page (specification 2.4). */
export function SiteFooter() {
  const { title } = useSettings();
  return (
    <footer className="border-t border-line bg-bg print:hidden">
      <div className="band-lozenge h-6 text-ochre/70" aria-hidden="true" />
      <div className="page-gutter pt-section pb-10">
        <Newsletter />
        <div className="grid grid-cols-2 gap-x-6 gap-y-10 py-12 sm:gap-x-12 lg:grid-cols-[1.15fr_1.25fr_0.7fr_0.95fr]">
          <div className="max-sm:col-span-2">
            <h2 className={titleClassName}>{footerText.channelsTitle}</h2>
            <FooterChannelNameList />
          </div>
          <Offices />
          <LinkColumn heading={footerText.businessTitle} links={headerAndFooterLinks.business} />
          <div>
            <LinkColumn heading={footerText.legalTitle} links={headerAndFooterLinks.legal} />
            <ConsentPreferencesButton className={textLinkClassName}>
              {footerText.manageCookies}
            </ConsentPreferencesButton>
          </div>
        </div>
        <div className="flex flex-col gap-6 border-t border-line pt-8 sm:flex-row sm:items-center sm:justify-between">
          <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:gap-6">
            <span className="group-logo h-9 self-start" />
            {/* On 1 January the browser’s year differs from the prerendered year, until the next build. */}
            <p className="text-sm text-muted" suppressHydrationWarning>
              {`© ${new Date().getFullYear()} ${title}. ${footerText.rights}`}
            </p>
          </div>
          <SocialLinks />
        </div>
      </div>
    </footer>
  );
}
