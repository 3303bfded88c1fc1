import { useId } from 'react';
import maskNarrow from '@/assets/hero-2.svg?w=480;720&aspect=3:4&fit=cover&position=right&format=avif;webp&quality=24&effort=4&as=picture';
import mask from '@/assets/hero-2.svg?w=960;1440;1920;2560&format=avif;webp&quality=45&as=picture';
import { aboutPurposeText } from '@/copy/pages/a-propos';
import { SectionPicture } from '@/site/components/section-picture';

/** Mission on a colour and vision on a picture, which fill the whole width together. */
export function AboutPurposeSection() {
  const id = useId();
  const { eyebrow, title, mission, vision } = aboutPurposeText;
  return (
    <section aria-labelledby={id} className="grid lg:grid-cols-2">
      <div className="page-gutter flex flex-col justify-between gap-14 bg-accent py-section text-on-accent lg:pr-16 lg:pl-[max(4vw,100%-36rem)]">
        <header>
          <p className="mb-3 text-sm font-semibold">{eyebrow}</p>
          <h2 id={id} className="font-display text-title">
            {title}
          </h2>
          <div className="band-lozenge mt-6 h-6" aria-hidden="true" />
        </header>
        <div className="reveal">
          <h3 className="text-lead font-semibold">{mission.title}</h3>
          <p className="mt-3 font-display text-statement">{mission.text}</p>
        </div>
      </div>
      <div className="page-gutter relative isolate flex aspect-3/4 flex-col justify-end py-section lg:aspect-square lg:pr-[max(4vw,100%-36rem)] lg:pl-16 print:aspect-auto">
        <SectionPicture
          section="aboutBand"
          source={mask}
          narrow={{ source: maskNarrow, sizes: '100vw' }}
          alt=""
          sizes="100vw"
          className="absolute inset-0 -z-10 size-full object-cover object-right print:hidden"
        />
        <div
          className="absolute inset-0 -z-10 bg-linear-to-t from-bg from-30% to-transparent to-75% print:hidden"
          aria-hidden="true"
        />
        <div className="reveal">
          <h3 className="text-lead font-semibold text-highlight">{vision.title}</h3>
          <p className="mt-3 font-display text-statement">{vision.text}</p>
        </div>
      </div>
    </section>
  );
}
