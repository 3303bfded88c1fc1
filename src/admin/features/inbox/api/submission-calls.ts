import { type HandledSource, isSubmissionStatus, type SubmissionSource } from '@/admin/config/submissions';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import type { HandlingValues } from '../handling';
import type { SubmissionRow } from '../submission-row';

/** What every list function of the database takes; what is left out does not narrow the list. */
// a type, not an interface: the client asks for an index signature
/** What the `list_…` functions of the database are asked with. */
export type ListArguments = {
  words?: string;
  state?: string;
  since?: string;
  whose?: string;
  due_before?: string;
  cursor_at?: string;
  cursor_id?: string;
  backwards?: boolean;
  wanted: number;
  wanted_id?: string;
};

/** A row with everything its form sent. */
export interface WholeSubmission {
  id: string;
  at: string;
  values: Readonly<Record<string, unknown>>;
}

const MESSAGE =
  'id, created_at, status, note, assignee, due_on, version, handled_by, handled_at, name, email, subject, message';
const BUSINESS =
  'id, created_at, status, note, assignee, due_on, version, handled_by, handled_at, first_name, last_name, email, phone, company, position, subject, budget, message, appointment_date, time_slot';
const PRESS =
  'id, created_at, status, note, assignee, due_on, version, handled_by, handled_at, first_name, last_name, email, phone, media, position, type, subject, message, interview_date, deadline, interview_type, newsletter_subscription';
const JOB =
  'id, created_at, status, note, assignee, due_on, version, handled_by, handled_at, first_name, last_name, email, phone, address, city, job_title, department, experience, education, skills, motivation, availability, salary, remote, relocate, portfolio, linkedin, cover_letter, gdpr_consent, cv_path';

/** What is kept of a person. */
export interface KeptOfPerson {
  /** How many rows, by table. */
  held: Readonly<Record<string, number>>;
  cvPaths: readonly string[];
}

/** Looks through every table. The columns are named, so that an answer that lacks them is found out. */
export async function findPerson(email: string, signal?: AbortSignal): Promise<KeptOfPerson> {
  const call = supabase.rpc('find_person', { person: email }).select('held, cv_paths');
  const { held, cv_paths } = await unwrap((signal ? call.abortSignal(signal) : call).single());
  return { held: held as Record<string, number>, cvPaths: cv_paths };
}

/** Erases a person from every table at once; the answer says how much. */
export const eraseRows = (email: string) =>
  unwrap(supabase.rpc('erase_person', { person: email }).select('erased').single());

/** Who followed a row up last, where the reader may know every account; `fetchHandlers` names colleagues to the others. */
const handlerOf = <Source extends HandledSource>(source: Source) =>
  `handler:profiles!${source}_handled_by_fkey(first_name, last_name)` as const;

/** Somebody to whom rows of a form may be given. */
export interface Handler {
  id: string;
  name: string;
}

/** Who may deal with a form now. Throws an AppError. */
export const fetchHandlers = (source: HandledSource, signal: AbortSignal): Promise<Handler[]> =>
  unwrap(supabase.rpc('form_handlers', { source }).select('id, name').abortSignal(signal));

const LISTED = 'id, created_at, status, assignee, due_on';

interface Listed {
  id: string;
  created_at: string;
  status: string;
  assignee: string | null;
  due_on: string | null;
}

const listed = ({ id, created_at, status, assignee, due_on }: Listed) => ({
  ...{ id, at: created_at, state: status, assignee, dueOn: due_on },
});

/** The rows of a list, table by table: nothing of a row but what a list shows. */
export const listCalls: Record<
  SubmissionSource,
  (args: ListArguments, signal: AbortSignal) => Promise<SubmissionRow[]>
> = {
  contact_messages: async (args, signal) => {
    const call = supabase.rpc('list_contact_messages', args);
    const rows = await unwrap(call.select(`${LISTED}, name, email, subject`).abortSignal(signal));
    return rows.map(({ name, email, subject, ...row }) => ({
      ...{ source: 'contact_messages' as const, ...listed(row) },
      ...{ name, email, subject, pressNewsletter: false },
    }));
  },
  business_contacts: async (args, signal) => {
    const call = supabase.rpc('list_business_contacts', args);
    const rows = await unwrap(
      call.select(`${LISTED}, first_name, last_name, email, subject, company`).abortSignal(signal),
    );
    return rows.map(({ first_name, last_name, email, subject, company, ...row }) => ({
      ...{ source: 'business_contacts' as const, ...listed(row), email },
      name: `${first_name} ${last_name}`,
      subject: company ? `${subject}, ${company}` : subject,
      pressNewsletter: false,
    }));
  },
  press_contacts: async (args, signal) => {
    const call = supabase.rpc('list_press_contacts', args);
    const rows = await unwrap(
      call
        .select(`${LISTED}, first_name, last_name, email, subject, type, media, newsletter_subscription`)
        .abortSignal(signal),
    );
    return rows.map((row) => ({
      ...{ source: 'press_contacts' as const, ...listed(row), email: row.email },
      name: `${row.first_name} ${row.last_name}`,
      subject: row.subject || row.type || row.media,
      pressNewsletter: row.newsletter_subscription,
    }));
  },
  job_applications: async (args, signal) => {
    const call = supabase.rpc('list_job_applications', args);
    const rows = await unwrap(
      call.select(`${LISTED}, first_name, last_name, email, job_title`).abortSignal(signal),
    );
    return rows.map(({ first_name, last_name, email, job_title, ...row }) => ({
      ...{ source: 'job_applications' as const, ...listed(row), email },
      name: `${first_name} ${last_name}`,
      subject: job_title,
      pressNewsletter: false,
    }));
  },
  newsletter_subscriptions: async (args, signal) => {
    const call = supabase.rpc('list_newsletter_subscriptions', args);
    const rows = await unwrap(call.select('id, email, is_active, subscribed_at').abortSignal(signal));
    return rows.map(({ id, email, is_active, subscribed_at }) => ({
      ...{ source: 'newsletter_subscriptions' as const, id, at: subscribed_at, email },
      ...{ name: email, subject: '', state: is_active ? 'active' : 'inactive', pressNewsletter: false },
      ...{ assignee: null, dueOn: null },
    }));
  },
};

const whole = <Row extends { id: string; created_at: string }>(rows: readonly Row[]): WholeSubmission[] =>
  rows.map((row) => ({ id: row.id, at: row.created_at, values: row }));

/** The same rows with everything in them, for the exported file. */
export const exportCalls: Record<
  SubmissionSource,
  (args: ListArguments, signal: AbortSignal) => Promise<WholeSubmission[]>
> = {
  contact_messages: async (args, signal) =>
    whole(await unwrap(supabase.rpc('list_contact_messages', args).select(MESSAGE).abortSignal(signal))),
  business_contacts: async (args, signal) =>
    whole(await unwrap(supabase.rpc('list_business_contacts', args).select(BUSINESS).abortSignal(signal))),
  press_contacts: async (args, signal) =>
    whole(await unwrap(supabase.rpc('list_press_contacts', args).select(PRESS).abortSignal(signal))),
  job_applications: async (args, signal) =>
    whole(await unwrap(supabase.rpc('list_job_applications', args).select(JOB).abortSignal(signal))),
  newsletter_subscriptions: async (args, signal) => {
    const call = supabase.rpc('list_newsletter_subscriptions', args);
    const rows = await unwrap(call.select('id, email, is_active, subscribed_at').abortSignal(signal));
    return rows.map((row) => ({ id: row.id, at: row.subscribed_at, values: row }));
  },
};

/** One row with everything in it and who followed it up last. The database counts each row that it gives. */
const detailCalls = {
  contact_messages: (id: string, signal: AbortSignal) =>
    unwrap(
      supabase
        .rpc('list_contact_messages', { wanted_id: id, wanted: 1 })
        .select(`${MESSAGE}, ${handlerOf('contact_messages')}`)
        .abortSignal(signal)
        .single(),
    ),
  business_contacts: (id: string, signal: AbortSignal) =>
    unwrap(
      supabase
        .rpc('list_business_contacts', { wanted_id: id, wanted: 1 })
        .select(`${BUSINESS}, ${handlerOf('business_contacts')}`)
        .abortSignal(signal)
        .single(),
    ),
  press_contacts: (id: string, signal: AbortSignal) =>
    unwrap(
      supabase
        .rpc('list_press_contacts', { wanted_id: id, wanted: 1 })
        .select(`${PRESS}, ${handlerOf('press_contacts')}`)
        .abortSignal(signal)
        .single(),
    ),
  job_applications: (id: string, signal: AbortSignal) =>
    unwrap(
      supabase
        .rpc('list_job_applications', { wanted_id: id, wanted: 1 })
        .select(`${JOB}, ${handlerOf('job_applications')}`)
        .abortSignal(signal)
        .single(),
    ),
};

/** What staff made of a row, as it is stored. */
export interface StoredHandling extends HandlingValues {
  source: HandledSource;
  /** Counts the saves: one names the version it was written over. */
  version: number;
  at: string | null;
  /** Who saved last; null when their account is gone, or nobody did. */
  by: string | null;
  /** Their name, where the reader may know every account. */
  byName: string | null;
}

/** What the drawer shows of a row. */
export interface SubmissionDetail extends WholeSubmission {
  source: SubmissionSource;
  name: string;
  email: string;
  /** What staff made of it; null for the newsletter. */
  handling: StoredHandling | null;
  cv: StoredCv | null;
}

/** The CV of an application. */
export interface StoredCv {
  /** Name of the file in the bucket. */
  path: string;
  /** The answer of private.cv_scan_state: clean, infected, pending or not_scanned. */
  scanState: string;
}

async function fetchCv(path: string, signal: AbortSignal): Promise<StoredCv> {
  const scanState = await unwrap(supabase.rpc('cv_scan_state', { path }).abortSignal(signal));
  return { path, scanState };
}

/** Reads one row for the drawer. Throws an AppError. */
export async function fetchDetail(
  source: SubmissionSource,
  id: string,
  signal = new AbortController().signal,
): Promise<SubmissionDetail> {
  if (source === 'newsletter_subscriptions') {
    const row = await unwrap(
      supabase
        .rpc('list_newsletter_subscriptions', { wanted_id: id, wanted: 1 })
        .select('id, email, is_active, subscribed_at')
        .abortSignal(signal)
        .single(),
    );
    const { email, subscribed_at } = row;
    return { source, id, at: subscribed_at, values: row, name: email, email, handling: null, cv: null };
  }
  const row = await detailCalls[source](id, signal);
  const { handler, status, note, assignee, due_on, version, handled_by, handled_at, email } = row;
  return {
    ...{ source, id, at: row.created_at, values: row, email },
    name: 'name' in row ? row.name : `${row.first_name} ${row.last_name}`,
    handling: {
      ...{ source, version, status: isSubmissionStatus(status) ? status : 'new', note },
      ...{ assignee, dueOn: due_on, at: handled_at, by: handled_by },
      byName: handler ? `${handler.first_name} ${handler.last_name}`.trim() : null,
    },
    cv: 'cv_path' in row && row.cv_path ? await fetchCv(row.cv_path, signal) : null,
  };
}
