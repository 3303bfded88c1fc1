import { advertisingAudienceText } from '@/copy/pages/publicite';
import { Section } from '@/site/components/section';

const figureClassName = 'font-display text-[clamp(4rem,2.6rem+6vw,8rem)] leading-[0.9] tracking-[-0.04em]';

/** The audience: an age and a share of women, each with a drawing of its value. */
export function AdvertisingAudienceSection() {
  const { age, ageText, women, womenText } = advertisingAudienceText;
  const lozenges = Array.from({ length: women.totalCount }, (_, index) => index < women.filledCount);
  return (
    <Section {...advertisingAudienceText} theme="light" anchor="audience">
      <div className="grid gap-14 lg:grid-cols-2 lg:gap-0">
        <div className="reveal lg:border-r lg:border-line-strong lg:pr-16">
          <h3 className="eyebrow">{age.label}</h3>
          <p className="mt-4 flex flex-wrap items-baseline gap-x-4">
            <strong className={`${figureClassName} font-extrabold whitespace-nowrap`}>{age.value}</strong>{' '}
            <span className="font-display text-heading">{age.unit}</span>
          </p>
          <div className="band-chevron mt-6 h-6 text-accent" aria-hidden="true" />
          <p className="mt-6 text-lead text-muted">{ageText}</p>
        </div>
        <div className="reveal lg:pl-16">
          <h3 className="eyebrow">{women.title}</h3>
          <p className="mt-4 flex flex-wrap items-baseline gap-x-4">
            <strong className={`${figureClassName} font-extrabold`}>{women.value}</strong>{' '}
            <span className="font-display text-heading">{women.label}</span>
          </p>
          <div className="mt-6 flex h-6 items-center justify-between px-1" aria-hidden="true">
            {lozenges.map((isFilled, index) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: the marks never change order
                key={index}
                className={`size-4 rotate-45 border-2 border-accent sm:size-[1.1rem] ${isFilled ? 'bg-accent' : ''}`}
              />
            ))}
          </div>
          <p className="mt-6 text-lead text-muted">{womenText}</p>
        </div>
      </div>
    </Section>
  );
}
