/** Accounts that run the queries; each one owns rows. */
export const benchAccounts = {
  super_admin: '00000000-0000-4000-8000-000000000001',
  admin: '00000000-0000-4000-8000-000000000002',
  editor: '00000000-0000-4000-8000-000000000003',
  moderator: '00000000-0000-4000-8000-000000000004',
  contributor: '00000000-0000-4000-8000-000000000005',
} as const;

export type BenchRole = keyof typeof benchAccounts;
