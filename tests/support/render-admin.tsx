import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, renderHook } from '@testing-library/react';
import { createContext, type ReactNode, use } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createQueryClient } from '@/admin/app/query-client';
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

interface TestRoute {
  path: string;
  address: string;
}

const createTestCache = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** Creates a wrapper with a query cache, a signed-in person and a router. */
function createAdminWrapper(
  { path, address }: TestRoute = { path: '*', address: '/' },
  client = createTestCache(),
) {
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
export function renderAdmin(part: ReactNode, route?: TestRoute) {
  const { client, router, wrapper } = createAdminWrapper(route);
  return { client, router, ...render(part, { wrapper }) };
}

/** Renders a hook of the back office. Also returns its query cache. With `showsToasts`, failures show toasts as in the app. */
export function renderAdminHook<Result>(useHook: () => Result, { showsToasts = false } = {}) {
  const { client, wrapper } = createAdminWrapper(undefined, showsToasts ? createQueryClient() : undefined);
  return { client, ...renderHook(useHook, { wrapper }) };
}
