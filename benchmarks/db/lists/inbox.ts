import { type BenchListDefinition, type BenchQuery, createBenchQuery } from '../list-queries.ts';
import {
  buildRowIdSql,
  emailSql,
  firstNameSql,
  followUpColumnsSql,
  lastNameSql,
  rareRowConditionSql,
  rowDateSql,
} from '../rows.ts';

export const fillStatements = {
  contact_messages: `insert into public.contact_messages
      (id, name, email, subject, message, created_at, status, assignee, due_on)
    select ${buildRowIdSql(4)}, ${firstNameSql} || ' ' || ${lastNameSql}, ${emailSql}, 'Une question', 'Bonjour, une question.', ${rowDateSql}, ${followUpColumnsSql}
    from generate_series(1, $1::int) as g`,
  business_contacts: `insert into public.business_contacts
      (id, first_name, last_name, email, company, subject, message, created_at, status, assignee, due_on)
    select ${buildRowIdSql(5)}, ${firstNameSql}, ${lastNameSql}, ${emailSql}, 'Société ' || g % 5000, 'Licensing', 'Bonjour, une demande.', ${rowDateSql}, ${followUpColumnsSql}
    from generate_series(1, $1::int) as g`,
  press_contacts: `insert into public.press_contacts
      (id, first_name, last_name, email, media, message, created_at, status, assignee, due_on)
    select ${buildRowIdSql(6)}, ${firstNameSql}, ${lastNameSql}, ${emailSql}, 'Radio', 'Bonjour, une interview.', ${rowDateSql}, ${followUpColumnsSql}
    from generate_series(1, $1::int) as g`,
  job_applications: `insert into public.job_applications
      (id, first_name, last_name, email, motivation, gdpr_consent, created_at, status, assignee, due_on)
    select ${buildRowIdSql(7)}, ${firstNameSql}, ${lastNameSql}, ${emailSql}, 'Madame, Monsieur,', true, ${rowDateSql}, ${followUpColumnsSql}
    from generate_series(1, $1::int) as g`,
  newsletter_subscriptions: `insert into public.newsletter_subscriptions
      (id, email, is_active, subscribed_at, unsubscribed_at)
    select ${buildRowIdSql(8)}, ${emailSql}, not (${rareRowConditionSql}), ${rowDateSql}, case when ${rareRowConditionSql} then ${rowDateSql} end
    from generate_series(1, $1::int) as g`,
};

/** Returns the queries of one tab of the inbox. */
function createInboxQueries(source: string, columns: string, dateColumn = 'created_at'): BenchQuery[] {
  const list: Pick<BenchListDefinition, 'name' | 'role'> = { name: source, role: 'super_admin' };
  const createPage = (name: string, extraArguments = '') =>
    createBenchQuery(
      list,
      'page',
      name,
      `select * from public.list_submissions('${source}', '{${columns}}'${extraArguments})`,
    );
  const createCount = (name: string, extraArguments = '') =>
    createBenchQuery(
      list,
      'count',
      name,
      `select public.count_submissions(array['${source}']${extraArguments}) as answer`,
    );
  const createPageAtShare = (share: number): BenchQuery => ({
    ...createPage(`page at ${share * 100} %`, ', cursor_at => $1, cursor_id => $2'),
    cursor: { table: source, column: dateColumn, share },
  });
  const followUpFilters = [
    { name: 'mine', filter: "assignee_filter => 'mine'" },
    { name: 'nobody’s, rare', filter: "assignee_filter => 'nobody'" },
    { name: 'late', filter: 'due_before => current_date' },
  ].flatMap(({ name, filter }) => [
    createPage(name, `, ${filter}`),
    createCount(`${name}, count`, `, ${filter}`),
  ]);
  return [
    // subscriptions have no assignee
    ...(source === 'newsletter_subscriptions' ? [] : followUpFilters),
    createPage('first page'),
    createPageAtShare(0.5),
    createPageAtShare(0.99),
    createPage('last page', ', backwards => true'),
    createPage('search, rare', ", words => 'personne.4242@exemple.com'"),
    createPage('search, common', ", words => 'exemple'"),
    createCount('exact count'),
    createCount('search, rare, count', ", words => 'personne.4242@exemple.com', ceiling => 1001"),
    createCount('search, common, count', ", words => 'exemple', ceiling => 1001"),
    createCount('search, one row in five, count', ", words => 'diallo', ceiling => 1001"),
  ];
}

const personColumns = 'first_name,last_name,email,status,assignee,due_on';

export const queries: BenchQuery[] = [
  ...createInboxQueries('contact_messages', 'name,email,subject,status,assignee,due_on'),
  ...createInboxQueries('business_contacts', personColumns),
  ...createInboxQueries('press_contacts', personColumns),
  ...createInboxQueries('job_applications', personColumns),
  ...createInboxQueries('newsletter_subscriptions', 'email,is_active', 'subscribed_at'),
];
