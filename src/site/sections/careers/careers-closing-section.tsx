import { Link } from 'react-router-dom';
import weave from '@/assets/hero-3.svg?w=640;1280&format=avif;webp&quality=45&as=picture';
import { careersClosingText } from '@/copy/careers/sections';
import { buttonStyles } from '@/shared/components/button-styles';
import { Icon } from '@/shared/components/icon';
import { SectionPicture } from '@/site/components/section-picture';

/** Last section of the careers page: a question, and a link to the contact page. */
export function CareersClosingSection() {
  const { contact } = careersClosingText;
  return (
    <div className="page-gutter py-section">
      <section
        aria-labelledby="question-title"
        className="reveal relative isolate overflow-hidden rounded-card border border-line bg-surface"
      >
        <SectionPicture
          section="careers"
          source={weave}
          alt=""
          sizes="(min-width: 1248px) 78rem, 100vw"
          className="absolute inset-0 -z-10 size-full object-cover object-right opacity-30 sm:opacity-100"
        />
        <div className="absolute inset-0 -z-10 bg-linear-to-r from-surface from-30% via-surface/70 to-transparent" />
        <div className="max-w-2xl p-7 sm:p-10 lg:p-14">
          <h2 id="question-title" className="font-display text-title">
            {careersClosingText.title}
          </h2>
          <p className="mt-4 max-w-md text-lead text-muted">{careersClosingText.text}</p>
          <div className="mt-8">
            <Link to={contact.href} className={buttonStyles('primary', 'px-6!')}>
              {contact.label}
              <Icon name="arrow-right" />
            </Link>
          </div>
        </div>
      </section>
    </div>
  );
}
