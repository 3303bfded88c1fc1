import { useId } from 'react';
import maskNarrow from '@/assets/hero-2.svg?w=480;800&aspect=1:1&fit=cover&position=right&format=avif;webp&quality=45&as=picture';
import mask from '@/assets/hero-2.svg?w=960;1440&format=avif;webp&quality=50&as=picture';
import { investorOpportunityText } from '@/copy/pages/investisseurs';
import { Icon } from '@/shared/components/icon';
import { SectionPicture } from '@/site/components/section-picture';
import { BusinessRequestButtons } from '@/site/forms/business-contact/business-request-button';

/** The investment opportunity, on its own picture. */
export function InvestorOpportunitySection() {
  const id = useId();
  const { eyebrow, title, text, points, requests } = investorOpportunityText;
  return (
    <section aria-labelledby={id} className="py-section">
      <div className="page-gutter">
        <div className="relative isolate overflow-hidden rounded-card border border-line-strong">
          <SectionPicture
            section="investors"
            source={mask}
            narrow={{ source: maskNarrow, sizes: '100vw' }}
            alt=""
            sizes="(min-width: 1248px) 1248px, 100vw"
            className="aspect-6/5 w-full object-cover object-top sm:aspect-2/1 lg:absolute lg:inset-0 lg:-z-10 lg:aspect-auto lg:h-full lg:object-right"
            photographGradient="-z-10 hidden bg-linear-to-r from-bg/80 from-45% to-transparent to-75% lg:block"
          />
          <div className="absolute inset-x-0 top-0 aspect-6/5 sm:aspect-2/1 bg-linear-to-t from-bg to-transparent to-45% lg:inset-y-0 lg:-z-10 lg:aspect-auto lg:bg-linear-to-r lg:via-bg/80 lg:via-45% lg:to-75%" />
          <div className="relative -mt-3 flex flex-col gap-6 p-6 sm:p-10 lg:mt-0 lg:max-w-[54%] lg:p-16">
            <div>
              <p className="eyebrow mb-3">{eyebrow}</p>
              <h2 id={id} className="font-display text-title">
                {title}
              </h2>
            </div>
            <p className="text-lead text-fg/90">{text}</p>
            <ul className="grid gap-3">
              {points.map((point) => (
                <li key={point} className="flex gap-3">
                  <Icon name="check" className="mt-0.5 text-highlight" />
                  {point}
                </li>
              ))}
            </ul>
            <div className="mt-2 flex flex-wrap gap-3">
              <BusinessRequestButtons subject="Investissement" texts={requests} />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
