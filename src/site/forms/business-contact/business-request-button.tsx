import type { ReactNode } from 'react';
import { requestMessagePrefix } from '@/copy/business';
import type { BusinessSubject } from '@/copy/forms/options';
import { type ButtonVariant, getButtonClassName } from '@/shared/components/button-class-name';
import { Icon } from '@/shared/components/icon';
import { TextWithEnglishTerms } from '@/shared/components/text-with-english-terms';
import { DialogButton } from '@/site/components/dialog-button';

const loadDialog = () => import('./business-contact-dialog').then((module) => module.BusinessContactDialog);

interface RequestButtonProps {
  subject: BusinessSubject;
  /** A document, a plan or a meeting; without it the message stays empty. */
  topic?: string;
  variant?: ButtonVariant;
  className?: string;
  children: ReactNode;
}

/** Opens the business form with the subject of the page. A `topic` also starts the message. */
export function BusinessRequestButton({ subject, topic, variant, className, children }: RequestButtonProps) {
  return (
    <DialogButton
      load={loadDialog}
      dialogProps={{ subject, message: topic && `${requestMessagePrefix} ${topic}` }}
      className={getButtonClassName(variant, className)}
    >
      {children}
    </DialogButton>
  );
}

interface RequestButtonsProps {
  subject: BusinessSubject;
  /** Labels of both buttons, and the document that the second one requests. */
  texts: { action: string; documentAction: string; documentName: string };
  /** True over a picture, where the second button needs a background. */
  isOnPicture?: boolean;
}

/** The two buttons of a business page: request a contact, and request a document. */
export function BusinessRequestButtons({ subject, texts, isOnPicture = false }: RequestButtonsProps) {
  return (
    <>
      <BusinessRequestButton subject={subject}>{texts.action}</BusinessRequestButton>
      <BusinessRequestButton
        subject={subject}
        topic={texts.documentName}
        variant="outline"
        className={isOnPicture ? 'bg-bg/60' : undefined}
      >
        <Icon name="download" />
        <TextWithEnglishTerms>{texts.documentAction}</TextWithEnglishTerms>
      </BusinessRequestButton>
    </>
  );
}
