import { Link } from 'react-router-dom';
import { type SupportChannel, supportContent } from '@/content/site/help/sections';
import { buttonStyles } from '@/shared/ui/button-styles';
import { Section } from '@/site/ui/section';

const glyphs: Record<SupportChannel['glyph'], string> = {
  chat: 'glyph-chat',
  mail: 'glyph-mail',
  phone: 'glyph-phone',
  form: 'glyph-pen',
};

/** Four ways to reach someone. */
export function Support() {
  const { eyebrow, title, lead, channels } = supportContent;
  return (
    <Section eyebrow={eyebrow} title={title} lead={lead} className="ground-bogolan">
      <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 xl:grid-cols-4">
        {channels.map((channel) => (
          <li key={channel.key} className="reveal flex flex-col bg-bg p-7">
            <span className={`${glyphs[channel.glyph]} size-8 text-accent`} aria-hidden="true" />
            <h3 className="mt-5 font-display text-heading">{channel.title}</h3>
            <p className="mt-2 grow text-muted">{channel.description}</p>
            <p className="mt-5 flex items-end font-semibold text-highlight sm:min-h-[2lh]">
              {channel.availability}
            </p>
            {channel.action.href.startsWith('/') ? (
              <Link to={channel.action.href} className={buttonStyles('outline', 'mt-4')}>
                {channel.action.label}
              </Link>
            ) : (
              <a href={channel.action.href} className={buttonStyles('outline', 'mt-4')}>
                {channel.action.label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
