import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFocusTitle } from '@/admin/hooks/use-focus-title';
import groupLogo from '@/assets/group-logo.svg?inline';
import { authText } from '@/copy/admin/auth';
import { groupName } from '@/copy/brand';

/** Frame of sign-in, MFA enrolment and suspension. After a navigation, moves the focus to the title, unless a field has it. */
export function AuthScreenLayout({ title, children }: { title: string; children: ReactNode }) {
  useFocusTitle();
  return (
    <div className="grid min-h-dvh lg:grid-cols-[1fr_34rem]">
      <aside className="pattern-bogolan relative hidden flex-col justify-end overflow-hidden border-r border-line p-12 lg:flex">
        <p className="eyebrow">{authText.eyebrow}</p>
        <p className="mt-3 max-w-lg font-display text-title text-balance">{authText.lead}</p>
        <div className="band-lozenge mt-10 h-6 text-accent" aria-hidden="true" />
      </aside>
      <main className="flex flex-col bg-surface px-5 py-6 sm:px-10 lg:px-14">
        <div className="flex items-center justify-between gap-4">
          {/* The logo needs a dark background, also in the light theme. */}
          <span className="[.theme-light_&]:rounded-card [.theme-light_&]:bg-ink [.theme-light_&]:px-3 [.theme-light_&]:py-2">
            <img src={groupLogo} alt={groupName} className="h-9 w-auto" />
          </span>
          {/* A whole page load: the style sheets of the site and of the back office must not mix. */}
          <a
            href="/"
            className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-muted hover:text-fg"
          >
            <ArrowLeft className="size-4" aria-hidden="true" />
            {authText.backToSite}
          </a>
        </div>
        <div className="mx-auto my-auto w-full max-w-md py-10">
          <h1 className="mb-6 font-display text-title">{title}</h1>
          {children}
        </div>
      </main>
    </div>
  );
}
