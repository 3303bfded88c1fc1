import { expect, it, vi } from 'vitest';
import { userChangeRefusalTexts } from '@/copy/admin/users';
import { createPersonBulkActions } from './person-bulk';
import type { UserRow } from './user-queries';

const rpc = vi.hoisted(() => vi.fn());
/** Responds with the accounts that are suspended in the database. */
const respondWithSuspendedPeople = () =>
  Promise.resolve({ data: [{ id: 'suspended' }, { id: 'late' }], error: null });
vi.mock('@/admin/lib/supabase', () => ({
  supabase: { rpc, from: () => ({ select: () => ({ in: () => ({ not: respondWithSuspendedPeople }) }) }) },
}));

/** Responds like `set_suspended`, with every id of the request. */
rpc.mockImplementation((_name: string, { people }: { people: string[] }) => ({
  select: () => Promise.resolve({ data: people.map((id) => ({ id })), error: null }),
}));

const createPerson = (id: string, person: Partial<UserRow> = {}) =>
  ({ id, roles: ['editor'], suspended_at: null, ...person }) as UserRow;
const people = [
  createPerson('me'),
  createPerson('colleague'),
  createPerson('above', { roles: ['super_admin'] }),
  createPerson('suspended', { suspended_at: '2026-11-01' }),
  // suspended by a colleague after the list was read
  createPerson('late'),
];
const [suspension, reinstatement] = createPersonBulkActions(
  { id: 'me', permissions: ['user_manage', 'content_manage', 'media_manage'] },
  [],
);

it('suspends only active colleagues of a lower rank', async () => {
  const outcome = await suspension?.apply(people);
  expect(rpc.mock.lastCall).toEqual(['set_suspended', { people: ['colleague'], suspended: true }]);
  expect(outcome).toEqual({
    doneIds: ['colleague'],
    unchangedIds: ['suspended', 'late'],
    reasons: new Map([
      ['me', userChangeRefusalTexts.ownAccount],
      ['above', userChangeRefusalTexts.superAdminTarget],
    ]),
  });
});

it('reinstates only suspended accounts', async () => {
  const outcome = await reinstatement?.apply(people);
  expect(outcome).toMatchObject({ doneIds: ['suspended'], unchangedIds: ['colleague', 'late'] });
});

it('undoes a suspension although the list still shows the account as active', async () => {
  const outcome = await suspension?.undo?.apply([createPerson('colleague')]);
  expect(outcome).toMatchObject({ doneIds: ['colleague'] });
});
