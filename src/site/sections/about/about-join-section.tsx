import { Link } from 'react-router-dom';
import { aboutJoinText } from '@/copy/pages/a-propos';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { Icon } from '@/shared/components/icon';
import { ClosingSection } from '../closing-section';

/** Two links: to the job offers and to the offices. */
export function AboutJoinSection() {
  const { jobs, offices } = aboutJoinText;
  return (
    <ClosingSection
      content={aboutJoinText}
      theme="dark"
      bandClassName="band-comb"
      actions={
        <>
          <Link to={jobs.href} className={getButtonClassName('primary')}>
            {jobs.label}
            <Icon name="arrow-right" />
          </Link>
          <Link to={offices.href} className={getButtonClassName('outline')}>
            <Icon name="pin" />
            {offices.label}
          </Link>
        </>
      }
    />
  );
}
