import { awardsContent } from '@/content/site/pages/presse-sections';
import { Section } from '@/site/ui/section';

const bands = ['band-lozenge', 'band-chevron', 'band-comb'];

/** The place of the awards to come: an empty shelf, said as such. */
export function Awards() {
  const { eyebrow, title, placeholder, text } = awardsContent;
  return (
    <Section eyebrow={eyebrow} title={title} className="ground-bogolan">
      <div className="reveal grid items-end gap-8 lg:grid-cols-[1fr_1fr] lg:gap-20">
        <div>
          <p className="font-display text-hero text-highlight max-[22rem]:text-[2.5rem]">{placeholder}</p>
          <p className="mt-5 max-w-prose text-lead text-muted">{text}</p>
        </div>
        <div className="grid grid-cols-3 gap-3 lg:gap-5" aria-hidden="true">
          {bands.map((band) => (
            <div
              key={band}
              className="flex aspect-3/4 flex-col justify-end border border-dashed border-line-strong p-3 lg:p-5"
            >
              <div className={`${band} h-4 w-full text-line-strong`} />
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
