import { Link } from 'react-router-dom';
import { buttonStyles } from '@/components/ui/button-styles';
import { Section } from '@/components/ui/section';
import { joinContent } from '@/content/pages/a-propos-sections';

/** Two ways in: a job, or a visit. */
export function Join() {
  const { eyebrow, title, text, jobs, offices } = joinContent;
  return (
    <Section eyebrow={eyebrow} title={title} lead={text} className="ground-bogolan">
      <div className="flex flex-wrap gap-3">
        <Link to={jobs.href} className={buttonStyles('primary')}>
          {jobs.label}
          <span className="glyph-arrow-right" aria-hidden="true" />
        </Link>
        <Link to={offices.href} className={buttonStyles('outline')}>
          <span className="glyph-pin" aria-hidden="true" />
          {offices.label}
        </Link>
      </div>
    </Section>
  );
}
