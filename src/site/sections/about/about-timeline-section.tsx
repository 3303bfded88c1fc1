import type timelineCollection from '@/copy/collections/timeline';
import { aboutTimelineText } from '@/copy/pages/a-propos';
import { CollectionSection } from '@/site/components/collection-section';
import { useCollection } from '@/site/hooks/use-site-data';

/** History of the group, year by year: a vertical line on a phone, a horizontal line for each year on a wide screen. */
export function AboutTimelineSection() {
  const timeline = useCollection<typeof timelineCollection>('chronologie');
  const years = [...new Set(timeline.items.map(({ year }) => year))];
  return (
    <CollectionSection {...aboutTimelineText} collection={timeline}>
      <div className="flex flex-col gap-16 lg:gap-20">
        {years.map((year) => (
          <div key={year}>
            <h3 className="font-display text-[clamp(3.5rem,2.5rem+5vw,7rem)] leading-none tracking-[-0.03em] text-line-strong [font-variant-numeric:tabular-nums]">
              {year}
            </h3>
            <ol className="mt-8 grid lg:grid-cols-4 lg:gap-y-12">
              {timeline.items
                .filter((item) => item.year === year)
                .map(({ id, date, title, text }) => (
                  <li
                    key={id}
                    className="reveal relative border-l border-line-strong pb-10 pl-7 last:pb-0 lg:border-t lg:border-l-0 lg:pt-7 lg:pr-6 lg:pb-0 lg:pl-0"
                  >
                    <span
                      className="absolute top-1.5 -left-[0.4rem] size-3 rotate-45 bg-accent lg:-top-1.5 lg:left-0"
                      aria-hidden="true"
                    />
                    <p className="text-sm font-semibold text-highlight">{date}</p>
                    <h4 className="mt-1 font-display text-xl leading-tight">{title}</h4>
                    <p className="mt-2 text-muted">{text}</p>
                  </li>
                ))}
            </ol>
          </div>
        ))}
      </div>
    </CollectionSection>
  );
}
