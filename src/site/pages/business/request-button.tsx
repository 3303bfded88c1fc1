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
  className?: string;
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

interface HeroRequestsProps {
  subject: BusinessSubject;
  /** Subject of the form. */
  action: string;
  /** The document that can be asked for instead, and how the form words it. */
  document: string;
  documentRequest: string;
}

/** The two requests at the top of a business page: to talk, and to be sent a document. */
export function HeroRequests({ subject, action, document, documentRequest }: HeroRequestsProps) {
  return (
    <>
      <RequestButton subject={subject}>{action}</RequestButton>
      <RequestButton subject={subject} topic={documentRequest} variant="outline" className="bg-bg/60">
        <Icon name="download" />
        {document}
      </RequestButton>
    </>
  );
}
