import { careersValuesText } from '@/copy/careers/sections';
import type careerValuesCollection from '@/copy/collections/career-values';
import { Section } from '@/site/components/section';
import { useCollection } from '@/site/hooks/use-site-data';

const bands = ['band-lozenge', 'band-comb', 'band-chevron'] as const;

/** The group's values as an employer. */
export function CareersValuesSection() {
  const { texts, items } = useCollection<typeof careerValuesCollection>('valeurs-carrieres');
  return (
    <Section
      eyebrow={careersValuesText.eyebrow}
      title={texts.title}
      lead={items.length === 0 ? careersValuesText.empty : undefined}
      anchor="valeurs"
      theme="light"
      collection="valeurs-carrieres"
      fullWidthBlock={
        items.length > 0 ? (
          <div className="bg-accent text-on-accent">
            <blockquote className="page-gutter py-16 lg:py-24">
              <div className="band-chevron mb-8 h-5 w-28" aria-hidden="true" />
              <p className="reveal font-display text-title">«&nbsp;{texts.lead}&nbsp;»</p>
            </blockquote>
          </div>
        ) : null
      }
    >
      {items.length > 0 ? (
        <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:gap-x-20">
          {items.map((value, index) => (
            <li key={value.id} className="reveal">
              <div className={`${bands[index % bands.length]} h-5 w-full text-accent`} aria-hidden="true" />
              <h3 className="mt-5 font-display text-statement">{value.title}</h3>
              <p className="mt-3 max-w-lg text-lead text-muted">{value.text}</p>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}
