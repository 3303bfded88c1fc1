/** A mail in words. */
export interface Words {
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string> | undefined;
}

/** A mail as it is handed over. */
export interface OutgoingMail extends Words {
  id: string;
  to: string;
  date: Date;
}

/**
 * What became of a mail: taken, to be tried later, refused for good, or nobody knows. `unreachable` says that the next one would
 * fare no better.
 */
export interface Outcome {
  outcome: 'sent' | 'later' | 'refused' | 'doubtful';
  reason?: string;
  bounced?: boolean;
  unreachable?: boolean;
}

/** Where mails are handed over. */
export interface MailServer {
  /** Never throws: whatever happens is an outcome. */
  deliver(mail: OutgoingMail): Promise<Outcome>;
  close(): void;
}
