/** Subject and texts of a mail. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string> | undefined;
}

/** Mail with its recipient, ready to send. */
export interface OutgoingMail extends RenderedMail {
  id: string;
  to: string;
  date: Date;
}

/**
 * Result of a delivery: accepted, to be retried, refused, or unconfirmed. `unreachable` means that the next
 * mail would fail too.
 */
export interface DeliveryResult {
  outcome: 'sent' | 'later' | 'refused' | 'unconfirmed';
  reason?: string;
  /** True when the address is refused, not the message. */
  bounced?: boolean;
  unreachable?: boolean;
}

/** Open connection to a mail server, which delivers mails. */
export interface MailTransport {
  /** Never throws: every failure is an outcome. */
  deliver(mail: OutgoingMail): Promise<DeliveryResult>;
  close(): void;
}
