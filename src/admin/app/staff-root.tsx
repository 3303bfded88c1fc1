import { QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { AuthProvider } from '@/admin/features/auth/components/auth-provider';
import { IdleGuard } from '@/admin/features/auth/idle/idle-guard';
import { followThemePreference } from '@/admin/lib/theme';
import { ToasterHost } from '@/shared/components/toaster-host';
import staffStyles from '../admin.css?url';
import { createQueryClient } from './query-client';

// Without this precedence, React would insert the sheet of the back office before that of the site. The `lg:flex` of
// the back office would then lose against the `hidden` of the site.
for (const sheet of document.head.querySelectorAll<HTMLElement>('style, link[rel="stylesheet"]')) {
  sheet.dataset.precedence ??= 'default';
}

/** Root of sign-in and the back office, with their style sheet and providers. */
export function Component() {
  const [queryClient] = useState(createQueryClient);
  useLayoutEffect(followThemePreference, []);
  return (
    <>
      <link rel="stylesheet" href={staffStyles} precedence="default" />
      <meta name="robots" content="noindex" />
      <QueryClientProvider client={queryClient}>
        <AuthProvider>
          <Outlet />
          <IdleGuard />
        </AuthProvider>
        <ToasterHost side="left" />
      </QueryClientProvider>
    </>
  );
}
