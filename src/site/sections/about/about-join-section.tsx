import { Link } from 'react-router-dom';
import { aboutJoinText } from '@/copy/pages/a-propos';
import { buttonStyles } from '@/shared/components/button-styles';
import { Icon } from '@/shared/components/icon';
import { Section } from '@/site/components/section';

/** Two links: to the job offers and to the offices. */
export function AboutJoinSection() {
  const { eyebrow, title, text, jobs, offices } = aboutJoinText;
  return (
    <Section eyebrow={eyebrow} title={title} lead={text} className="pattern-bogolan">
      <div className="flex flex-wrap gap-3">
        <Link to={jobs.href} className={buttonStyles('primary')}>
          {jobs.label}
          <Icon name="arrow-right" />
        </Link>
        <Link to={offices.href} className={buttonStyles('outline')}>
          <Icon name="pin" />
          {offices.label}
        </Link>
      </div>
    </Section>
  );
}
