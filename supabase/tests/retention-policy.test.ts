import { describe, expect, it } from 'vitest';
import { BIN_RETENTION_DAYS } from '../../src/copy/admin/bin.ts';
import { applicationStepsText } from '../../src/copy/careers/sections.ts';
import { cookiesDocument } from '../../src/copy/legal/cookies.ts';
import { createPrivacyDocument } from '../../src/copy/legal/privacy.ts';
import { defaultSettings } from '../../src/copy/site-settings.ts';
import { formFixturesByTable } from './support/all-rules.ts';
import { getOnlyRow, openConnection } from './support/database.ts';

const sql = openConnection();

const NUMBERS: Readonly<Record<string, number>> = { un: 1, deux: 2, six: 6 };
const UNITS: Readonly<Record<string, string>> = {
  minute: 'minutes',
  heure: 'hours',
  jour: 'days',
  mois: 'months',
  an: 'years',
};

const replaceNoBreakSpaces = (words: string) => words.replaceAll('\u00a0', ' ');

/** Converts a period of the site's text to a SQL interval: « deux ans » to `2 years`. @throws without one. */
function toInterval(words: string): string {
  const [, number = '', unit = ''] =
    /(\d+|un|deux|six) (minute|heure|jour|mois|an)s?(?!\p{L})/u.exec(replaceNoBreakSpaces(words)) ?? [];
  const count = NUMBERS[number] ?? Number(number);
  const english = UNITS[unit];
  if (!english || !count) throw new Error(`no period in: ${words}`);
  return `${count} ${english}`;
}

const policyTables = createPrivacyDocument(defaultSettings)
  .sections.flatMap(({ blocks }) => blocks)
  .filter((block) => typeof block === 'object' && block.kind === 'table');
const periodTable = getOnlyRow(
  policyTables.filter(({ caption }) => caption === 'Combien de temps nous gardons vos données'),
);
const periodByLine = new Map(
  periodTable.rows.map(([data = '', period = '']) => [replaceNoBreakSpaces(data), period]),
);

/** Kinds of visitors' data with a retention period, each with its line of the privacy policy. */
const POLICY_LINES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(formFixturesByTable).map(([table, { policyLine }]) => [table, policyLine]),
  ),
  orphaned_cvs: 'CV déposé sans que la candidature soit envoyée',
  newsletter_subscriptions: 'Adresse désinscrite ou jamais confirmée, avant son effacement',
  suppression_list: 'Empreinte d’une adresse désinscrite, pour ne pas lui réécrire sans son accord',
  activity_log: 'Journal des actions de notre équipe',
  consent_proofs: 'Preuve de ce choix : réponse, date, version et numéro tiré au hasard, sans nom ni adresse',
  rate_limit_buckets: 'Empreinte de l’adresse réseau, contre les envois abusifs',
  client_errors: 'Nombre de pannes du site par jour et par page, sans rien sur la personne',
  mails: 'Adresse d’un email que nous n’avons pas pu envoyer',
};

/** Data of staff that SQL deletes; the policy has no line for them. */
const STAFF_KINDS = ['content_bin', 'media_bin', 'content_previews', 'content_presence', 'invitations'];

/** Lines of the privacy policy about data outside this database: on the platform, or on the visitor's device. */
const OTHER_POLICY_LINES = [
  'Données de compte',
  'Données de navigation',
  'Données de paiement',
  'Newsletters',
  'Choix de cookies, sur votre appareil',
];

/** Other texts that state a period, except the notices of forms. Each is cut to start at the sentence with the period. */
const NOTICES: readonly (readonly [kind: string, place: string, words: string])[] = [
  [
    'job_applications',
    'the careers page',
    JSON.stringify(applicationStepsText).replace(/^.*Votre dossier/, ''),
  ],
  ['consent_proofs', 'the cookie policy', JSON.stringify(cookiesDocument).replace(/^.*Une preuve/, '')],
];

async function matchesStoredPeriod(kind: string, words: string): Promise<boolean | undefined> {
  const rows = await sql<{ same: boolean }[]>`
    select retention_period = ${toInterval(words)}::interval as same from private.retention_policies where kind = ${kind}`;
  return rows[0]?.same;
}

it('the screens of both bins state the period that SQL applies', async () => {
  const rows = await sql<{ days: number }[]>`
    select extract(day from retention_period)::int as days from private.retention_policies where kind like '%bin' order by kind`;
  expect([...rows]).toEqual([{ days: BIN_RETENTION_DAYS }, { days: BIN_RETENTION_DAYS }]);
});

describe('the privacy policy', () => {
  it('has one line for each kind of data of visitors with a retention period', async () => {
    const rows = await sql<{ kind: string }[]>`select kind from private.retention_policies`;
    expect(rows.map(({ kind }) => kind).sort()).toEqual(
      [...Object.keys(POLICY_LINES), ...STAFF_KINDS].sort(),
    );
    expect([...periodByLine.keys()].sort()).toEqual(
      [...new Set([...Object.values(POLICY_LINES), ...OTHER_POLICY_LINES])].sort(),
    );
  });

  it.each(Object.entries(POLICY_LINES))(
    'states for %s the period that SQL applies: « %s »',
    async (kind, line) => {
      expect(await matchesStoredPeriod(kind, periodByLine.get(line) ?? '')).toBe(true);
    },
  );
});

describe('another text', () => {
  it.each(Object.entries(formFixturesByTable))(
    'states the period that SQL applies: notice of the form %s',
    async (kind, { notice }) => {
      expect(await matchesStoredPeriod(kind, await notice())).toBe(true);
    },
  );

  it.each(NOTICES)('states the period that SQL applies: %s on %s', async (kind, _place, words) => {
    expect(await matchesStoredPeriod(kind, words)).toBe(true);
  });
});
