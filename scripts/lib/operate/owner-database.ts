import { readFileSync } from 'node:fs';
import { rootCertificates } from 'node:tls';
import postgres from 'postgres';
import { isLoopback } from './loopback.ts';

/**
 * Connects to the database as its owner. Off this machine only in TLS and only to a server whose certificate holds,
 * whatever the address asks for: it carries the password of the whole project.
 *
 * The certificate is checked against the authorities of Node and those of the file that PGSSLROOTCERT names, as it is
 * for psql and pg_dump: Supabase signs the certificates of its databases itself.
 */
export function connectAsOwner(url: string): postgres.Sql {
  const local = isLocal(url);
  return postgres(url, {
    max: 1,
    connect_timeout: 15,
    onnotice: () => {},
    ...(local ? {} : { ssl: { ca: authorities(), rejectUnauthorized: true, minVersion: 'TLSv1.2' } }),
  });
}

/** What went wrong, for an operator: a certificate that nobody vouches for with the way out. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isUnknown = 'code' in error && /SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET)/.test(String(error.code));
  return isUnknown
    ? `The database's certificate is not known here (${error.message}): download it (Database → Settings → SSL Configuration) and name the file in PGSSLROOTCERT.`
    : error.message;
}

function isLocal(url: string): boolean {
  return isLoopback(URL.parse(url)?.hostname ?? '');
}

function authorities(): string[] {
  const file = process.env.PGSSLROOTCERT;
  return file && file !== 'system'
    ? [...rootCertificates, readFileSync(file, 'utf8')]
    : [...rootCertificates];
}
