import type { ReactNode } from 'react';
import { formatsContent } from '@/content/site/pages/partenariats-sections';
import { Section } from '@/site/ui/section';

interface FormatsProps {
  renderAction: (format: (typeof formatsContent.formats)[number]) => ReactNode;
}

/** Formats of partnership, as an index one reads down. */
export function Formats({ renderAction }: FormatsProps) {
  const { eyebrow, title, formats } = formatsContent;
  return (
    <Section eyebrow={eyebrow} title={title} anchor="formats">
      <ul>
        {formats.map((format) => (
          <li
            key={format.title}
            className="reveal grid items-baseline gap-x-12 gap-y-4 border-t border-line py-8 last:border-b lg:grid-cols-[1fr_1.3fr_auto] lg:py-10"
          >
            <h3 className="font-display text-[clamp(1.6rem,1.3rem+1.2vw,2.5rem)] leading-[1.08] tracking-[-0.01em] text-highlight">
              {format.title}
            </h3>
            <p className="text-muted">{format.text}</p>
            <div className="justify-self-start">{renderAction(format)}</div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
