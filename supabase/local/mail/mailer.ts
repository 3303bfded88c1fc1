import { readFile } from 'node:fs/promises';
import type { App } from '@supabase/lite';
import { escapeHtml } from '../../functions/send-mails/mails/layout.ts';
import type { MailTemplate } from '../settings.ts';

type LibraryMailer = NonNullable<App['_mailer']>;

/** Kind of security notice that hosted projects mail to the owner of an account. */
export type SecurityMailKind = 'password_changed' | 'mfa_factor_enrolled' | 'mfa_factor_unenrolled';

/** The library's mailer, with the notices it lacks. */
export interface Mailer extends LibraryMailer {
  sendNotice(notice: SecurityMailKind, email: string): Promise<void>;
}

interface MailerOptions {
  siteUrl: string;
  templates: Record<string, MailTemplate>;
  send(mail: { to: string; subject: string; html: string }): Promise<void>;
}

/**
 * Fix 24. The library mails the change of an address to the old one only. It adds an English text to every mail, mostly
 * with a link that signs in its first visitor, even a mail scanner. Here both addresses get the mail, as on hosted
 * projects. The HTML of a mail is its template, and its text is made of that HTML.
 */
export function createMailer({ siteUrl, templates, send }: MailerOptions): Mailer {
  async function sendTemplate(kind: string, to: string, values: Record<string, string> = {}): Promise<void> {
    const template = templates[kind];
    if (!template) throw new Error(`supabase/config.toml declares no mail template "${kind}".`);
    const variables: Record<string, string> = { SiteURL: siteUrl, Email: to, ...values };
    const fill = (text: string) =>
      text.replace(/\{\{\s*\.(\w+)\s*\}\}/g, (_, name: string) => escapeHtml(variables[name] ?? ''));
    const html = fill(await readFile(template.file, 'utf8'));
    await send({ to, subject: fill(template.subject), html });
  }
  return {
    sendConfirmation: (email, tokenHash, token) =>
      sendTemplate('confirmation', email, { TokenHash: tokenHash, Token: token }),
    sendRecovery: (email, tokenHash, token) =>
      sendTemplate('recovery', email, { TokenHash: tokenHash, Token: token }),
    sendMagicLink: (email, tokenHash, token) =>
      sendTemplate('magic_link', email, { TokenHash: tokenHash, Token: token }),
    async sendEmailChange(email, tokenHash, _token, meta = {}) {
      const change = { Email: meta.currentEmail ?? email, NewEmail: meta.newEmail ?? email };
      await sendTemplate('email_change', email, { ...change, TokenHash: tokenHash });
      if (meta.tokenHashNew) {
        await sendTemplate('email_change', change.NewEmail, { ...change, TokenHash: meta.tokenHashNew });
      }
    },
    sendReauthentication: (email, token) => sendTemplate('reauthentication', email, { Token: token }),
    sendNotice: sendTemplate,
  };
}
