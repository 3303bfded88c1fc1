import { readFileSync } from 'node:fs';
import { rootCertificates } from 'node:tls';
import postgres from 'postgres';
import { isLoopback } from './loopback.ts';

/**
 * Connects to the database as its owner. A remote connection sends the password of the whole project. So it always uses
 * TLS and verifies the certificate, even if the address disables TLS.
 *
 * Supabase signs the certificates of its databases itself. Like psql and pg_dump, this function therefore accepts the
 * certificate authorities in the file of PGSSLROOTCERT. It also accepts the authorities that Node knows.
 */
export function connectAsOwner(url: string): postgres.Sql {
  const options = { max: 1, connect_timeout: 15, onnotice: () => {} };
  const hostname = URL.parse(url)?.hostname;
  const hasInvalidEscape = /%(?![\da-f]{2})/i.test(url);
  if (!hostname || hasInvalidEscape) {
    throw new Error(
      'DATABASE_URL has to be postgresql://<user>:<password>@<host>:5432/postgres. Escape special characters of the password: # is %23, / is %2F, % is %25.',
    );
  }
  if (isLoopback(hostname)) return postgres(url, options);
  const ssl = { ca: readCertificateAuthorities(), rejectUnauthorized: true, minVersion: 'TLSv1.2' } as const;
  return postgres(url, { ...options, ssl });
}

/** Returns the message of an error for an operator. For an unknown certificate, it contains the solution. */
export function formatError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isUnknownCertificate =
    'code' in error && /SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET)/.test(String(error.code));
  return isUnknownCertificate
    ? `The database's certificate is not known here (${error.message}): download it (Database → Settings → SSL Configuration) and name the file in PGSSLROOTCERT.`
    : describeCauses(error);
}

/** Adds the reason to a message such as « fetch failed », which hides it. */
function describeCauses(error: Error & { originalError?: unknown }): string {
  const { message } = error;
  // the storage client names the cause `originalError`
  const cause = error.cause ?? error.originalError;
  if (!(cause instanceof Error)) return message;
  const reason = describeCauses(cause);
  return message.includes(cause.message)
    ? message.replace(cause.message, () => reason)
    : `${message} (${reason})`;
}

function readCertificateAuthorities(): string[] {
  const file = process.env.PGSSLROOTCERT;
  // `system` is no file: psql then trusts the certificate authorities of the machine.
  if (!file || file === 'system') return [...rootCertificates];
  return [...rootCertificates, readFileSync(file, 'utf8')];
}
