/**
 * Senders of requests, from the least to the most trusted. Every table of rules lists its outcomes in this
 * order.
 */
export const ACTOR_NAMES = [
  'anon',
  'no role',
  'contributor',
  'moderator',
  'editor',
  'admin',
  'super admin',
] as const;

/** Name of a sender of requests. */
export type TestActorName = (typeof ACTOR_NAMES)[number];

/** Test account, with its role if any. */
export interface TestPerson {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: string | null;
}

/** Password of every test account. */
export const TEST_PASSWORD = 'un mot de passe de test';

function createPerson(number: number, name: string, role: string | null): TestPerson {
  return {
    id: `a0000000-0000-4000-8000-00000000000${number}`,
    email: `${name.toLowerCase()}@test.obouo.example`,
    firstName: name,
    lastName: 'Essai',
    role,
  };
}

/** Account of each signed-in actor. */
export const peopleByActor: Record<Exclude<TestActorName, 'anon'>, TestPerson> = {
  'no role': createPerson(1, 'Nadia', null),
  contributor: createPerson(2, 'Cheikh', 'contributor'),
  moderator: createPerson(3, 'Mariam', 'moderator'),
  editor: createPerson(4, 'Edem', 'editor'),
  admin: createPerson(5, 'Adjoua', 'admin'),
  'super admin': createPerson(6, 'Salif', 'super_admin'),
};

/** Further accounts, which other accounts act on. */
export const targetPeople = {
  colleague: createPerson(7, 'Koffi', 'editor'),
  secondAdmin: createPerson(8, 'Bintou', 'admin'),
  secondSuperAdmin: createPerson(9, 'Ousmane', 'super_admin'),
  newcomer: createPerson(0, 'Lova', null),
} as const;

/** Returns the account of an actor, or null for a visitor. */
export function getActorAccount(actor: TestActorName): TestPerson | null {
  return actor === 'anon' ? null : peopleByActor[actor];
}

/** Returns the id of the account that owns the rows of an actor. A visitor has none: a colleague owns them. */
export const getActorRowOwnerId = (actor: TestActorName): string =>
  (getActorAccount(actor) ?? targetPeople.colleague).id;
