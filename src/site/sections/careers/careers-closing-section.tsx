import { Link } from 'react-router-dom';
import weaveNarrow from '@/assets/hero-3.svg?w=480;720&aspect=3:4&fit=cover&position=right&format=avif;webp&quality=24&effort=4&as=picture';
import weave from '@/assets/hero-3.svg?w=960;1440;1920;2560&format=avif;webp&quality=45&as=picture';
import { careersClosingText } from '@/copy/careers/sections';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { Icon } from '@/shared/components/icon';
import { PictureBand } from '@/site/components/picture-band';

/** Last section of the careers page, on a picture: a question, and a link to the contact page. */
export function CareersClosingSection() {
  const { contact } = careersClosingText;
  return (
    <section aria-labelledby="question-title">
      <PictureBand section="careers" picture={weave} narrowPicture={weaveNarrow}>
        <h2 id="question-title" className="font-display text-title">
          {careersClosingText.title}
        </h2>
        <p className="mt-4 max-w-md text-lead">{careersClosingText.text}</p>
        <Link to={contact.href} className={getButtonClassName('primary', 'mt-8 px-6!')}>
          {contact.label}
          <Icon name="arrow-right" />
        </Link>
      </PictureBand>
    </section>
  );
}
