/** Those the bench speaks for; each has rows of their own once the tables are filled. */
export const people = {
  super_admin: '00000000-0000-4000-8000-000000000001',
  admin: '00000000-0000-4000-8000-000000000002',
  editor: '00000000-0000-4000-8000-000000000003',
  moderator: '00000000-0000-4000-8000-000000000004',
  contributor: '00000000-0000-4000-8000-000000000005',
} as const;

/** Role of somebody who asks. */
export type Person = keyof typeof people;
