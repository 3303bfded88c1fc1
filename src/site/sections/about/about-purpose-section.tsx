import { aboutPurposeText } from '@/copy/pages/a-propos';
import { Section } from '@/site/components/section';

const bands = { mission: 'band-chevron', vision: 'band-lozenge' } as const;

/** Mission and vision, as two statements. */
export function AboutPurposeSection() {
  const { eyebrow, title, statements } = aboutPurposeText;
  return (
    <Section eyebrow={eyebrow} title={title} className="pattern-bogolan">
      <div className="grid gap-14 lg:grid-cols-2 lg:gap-20">
        {statements.map((statement) => (
          <div key={statement.key} className="reveal">
            <div className={`${bands[statement.key]} h-6 w-full text-accent`} aria-hidden="true" />
            <h3 className="mt-6 text-lead font-semibold text-highlight">{statement.title}</h3>
            <p className="mt-3 font-display text-statement">{statement.text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
