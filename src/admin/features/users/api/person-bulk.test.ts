// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { userChangeRefusalTexts } from '@/copy/admin/users';
import { stubApi } from '../../../../../tests/support/stub-api';
import { createPersonBulkActions } from './person-bulk';
import type { UserRow } from './user-queries';

/** Arguments of the last call of `set_suspended`. */
let lastCall: object;

beforeEach(() =>
  stubApi(({ url, body }) => {
    // These accounts are suspended in the database.
    if (!url.pathname.endsWith('/set_suspended')) return [{ id: 'suspended' }, { id: 'late' }];
    lastCall = body;
    return body.people.map((id: string) => ({ id }));
  }),
);

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
  expect(lastCall).toEqual({ people: ['colleague'], suspended: true });
  expect(outcome).toEqual({
    doneIds: ['colleague'],
    unchangedIds: ['suspended', 'late'],
    reasons: new Map([
      ['me', userChangeRefusalTexts.ownAccount],
      ['above', userChangeRefusalTexts.superAdminTarget],
    ]),
  });
});

it('reinstates only accounts that the list shows as suspended', async () => {
  const outcome = await reinstatement?.apply(people);
  expect(outcome).toMatchObject({ doneIds: ['suspended'], unchangedIds: ['colleague', 'late'] });
});

it('undoes a suspension although the list still shows the account as active', async () => {
  const outcome = await suspension?.undo?.apply([createPerson('colleague')]);
  expect(outcome).toMatchObject({ doneIds: ['colleague'] });
});
