import { pressContactContent } from '@/content/site/pages/presse-sections';
import { buttonStyles } from '@/shared/ui/button-styles';
import { PressContactButton } from '@/site/forms/press-contact/press-contact-button';
import { PressSections } from '@/site/press/press-sections';

/** The press page below its title: its sections, and the buttons that open the press form. */
export default function PressRest() {
  const { contact, interview, newsletter } = pressContactContent;
  return (
    <PressSections
      actions={{
        contact: (
          <PressContactButton mode="request" className={buttonStyles('primary')}>
            {contact.button}
          </PressContactButton>
        ),
        interview: (
          <PressContactButton mode="request" type="Demande d'interview" className={buttonStyles('outline')}>
            {interview.button}
          </PressContactButton>
        ),
        newsletter: (
          <PressContactButton mode="newsletter" className={buttonStyles('outline')}>
            {newsletter.button}
          </PressContactButton>
        ),
      }}
    />
  );
}
