import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, renderHook } from '@testing-library/react';
import { createContext, type ReactNode, use } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createQueryClient } from '@/admin/app/query-client';
import type { Permission } from '@/admin/config/roles';
import { identityQueries } from '@/admin/features/auth/api/identity-queries';
import { AuthContext, type AuthState } from '@/admin/features/auth/auth-context';

/** Id of the signed-in person. */
export const TEST_USER_ID = 'person';
/** E-mail address of the signed-in person. */
export const TEST_USER_EMAIL = 'plume.verte@exemple.com';

const auth: AuthState = {
  isLoading: false,
  user: { id: TEST_USER_ID, email: TEST_USER_EMAIL, user_metadata: {} } as AuthState['user'],
  needsMfaChallenge: false,
};

const PartContext = createContext<ReactNode>(null);
const Part = () => use(PartContext);

interface RenderOptions {
  /** Route of the part, and the address that it opens with. */
  path?: string;
  address?: string;
  /** Permissions of the signed-in person, who has one role. By default, the part reads them from the API. */
  permissions?: readonly Permission[];
}

const createTestCache = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** Creates a wrapper with a query cache, a signed-in person and a router. */
function createAdminWrapper(
  { path = '*', address = '/', permissions }: RenderOptions = {},
  client = createTestCache(),
) {
  if (permissions) {
    client.setQueryData(identityQueries.access(TEST_USER_ID).queryKey, {
      isSuspended: false,
      mustEnrolMfa: false,
      roles: [{ key: 'role', label: 'Rôle' }],
      permissions: [...permissions],
    });
  }
  const router = createMemoryRouter([{ path, element: <Part /> }], { initialEntries: [address] });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <AuthContext value={auth}>
        <PartContext value={children}>
          <RouterProvider router={router} />
        </PartContext>
      </AuthContext>
    </QueryClientProvider>
  );
  return { client, router, wrapper };
}

/** Renders a part of the back office. Also returns its query cache and its router. */
export function renderAdmin(part: ReactNode, options?: RenderOptions) {
  const { client, router, wrapper } = createAdminWrapper(options);
  return { client, router, ...render(part, { wrapper }) };
}

/** Renders a hook of the back office. Also returns its query cache. With `showsToasts`, failures show toasts as in the app. */
export function renderAdminHook<Result>(useHook: () => Result, { showsToasts = false } = {}) {
  const { client, wrapper } = createAdminWrapper(undefined, showsToasts ? createQueryClient() : undefined);
  return { client, ...renderHook(useHook, { wrapper }) };
}
