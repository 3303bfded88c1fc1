import { Link } from 'react-router-dom';
import { joinContent } from '@/content/site/pages/a-propos';
import { buttonStyles } from '@/shared/ui/button-styles';
import { Section } from '@/site/ui/section';

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
