// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdminHook } from '../../../../../tests/support/render-admin';
import { stubApi } from '../../../../../tests/support/stub-api';
import { useDeleteRole } from './role-mutations';

it('reloads the invitations after the deletion of their role', async () => {
  stubApi(() => [{ key: 'stagiaire' }]);
  const { client, result } = renderAdminHook(() => useDeleteRole(), { showsToasts: true });
  const queryKey = ['users', 'invitations'];
  client.setQueryData(queryKey, []);
  await act(() => result.current.mutateAsync('stagiaire'));
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
