import type { ReactNode } from 'react';
import { requestPrefix } from '@/copy/business';
import type { BusinessSubject } from '@/copy/forms/options';
import { type ButtonVariant, buttonStyles } from '@/shared/components/button-styles';
import { Icon } from '@/shared/components/icon';
import { BusinessContactButton } from '@/site/forms/business-contact/business-contact-button';

interface RequestButtonProps {
  subject: BusinessSubject;
  /** A document, a plan or a meeting; without it the message stays empty. */
  topic?: string;
  variant?: ButtonVariant;
  className?: string | undefined;
  children: ReactNode;
}

/** Opens the business form with the page's subject and, when something precise is asked for, the message already begun. */
export function RequestButton({ subject, topic, variant, className, children }: RequestButtonProps) {
  return (
    <BusinessContactButton
      subject={subject}
      message={topic ? `${requestPrefix} ${topic}` : undefined}
      className={buttonStyles(variant, className)}
    >
      {children}
    </BusinessContactButton>
  );
}

interface RequestButtonsProps {
  subject: BusinessSubject;
  /** Labels of both buttons, and how the form words the document. */
  texts: { action: string; document: string; documentRequest: string };
  /** Keeps the second button readable over a picture. */
  isOnPicture?: boolean;
}

/** The two requests of a business page: to talk, and to be sent a document. */
export function RequestButtons({ subject, texts, isOnPicture = false }: RequestButtonsProps) {
  return (
    <>
      <RequestButton subject={subject}>{texts.action}</RequestButton>
      <RequestButton
        subject={subject}
        topic={texts.documentRequest}
        variant="outline"
        className={isOnPicture ? 'bg-bg/60' : undefined}
      >
        <Icon name="download" />
        {texts.document}
      </RequestButton>
    </>
  );
}
