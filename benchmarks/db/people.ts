import { buildRowIdSql, emailSql, firstNameSql, lastNameSql, rowDateSql } from './rows.ts';

/** Accounts that run the queries; each one owns rows. */
export const benchAccounts = {
  super_admin: '00000000-0000-4000-8000-000000000001',
  admin: '00000000-0000-4000-8000-000000000002',
  editor: '00000000-0000-4000-8000-000000000003',
  moderator: '00000000-0000-4000-8000-000000000004',
  contributor: '00000000-0000-4000-8000-000000000005',
} as const;

export type BenchRole = keyof typeof benchAccounts;

/** Number of accounts, more than the group has. The search of contents reads the names of all. */
export const PEOPLE_COUNT = 10_000;

/** Statements that insert accounts 1 to $1. */
export const insertPeopleStatements = [
  `insert into auth.users (id, email, aud, role, raw_user_meta_data, created_at, updated_at)
    select ${buildRowIdSql(0)}, ${emailSql}, 'authenticated', 'authenticated',
      jsonb_build_object('first_name', ${firstNameSql}, 'last_name', ${lastNameSql}), ${rowDateSql}, ${rowDateSql}
    from generate_series(1, $1::int) as g`,
  `insert into public.profiles (id, first_name, last_name, email, created_at, confirmed_at)
    select ${buildRowIdSql(0)}, ${firstNameSql}, ${lastNameSql}, ${emailSql}, ${rowDateSql}, ${rowDateSql}
    from generate_series(1, $1::int) as g`,
];
