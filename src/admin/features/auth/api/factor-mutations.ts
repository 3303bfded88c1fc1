import { queryOptions, useMutation } from '@tanstack/react-query';
import { factorToasts } from '@/copy/admin/second-factor';
import { authToasts } from '@/copy/admin/toasts';
import { AppError } from '@/shared/lib/app-error';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import { identityQueries } from './identity-queries';

const key = () => [...identityQueries.all(), 'factor'] as const;

/** The one factor that was given at least once. */
async function fetchFactor() {
  const { totp } = await unwrap(supabase.auth.mfa.listFactors());
  return totp[0] ?? null;
}

/** State of the second factor: on or off, and its date. */
export const factorQuery = () => queryOptions({ queryKey: key(), queryFn: fetchFactor, staleTime: 0 });

/** Begins to enrol: answers the picture and the key. What an earlier attempt left is taken away first. */
export function useBeginEnrolment() {
  return useMutation({
    mutationFn: async () => {
      const { all } = await unwrap(supabase.auth.mfa.listFactors());
      for (const { id, status } of all) {
        if (status === 'unverified') await unwrap(supabase.auth.mfa.unenroll({ factorId: id }));
      }
      return unwrap(supabase.auth.mfa.enroll({ factorType: 'totp', issuer: 'Groupe Obouo' }));
    },
    meta: { error: factorToasts.addFailed },
  });
}

const give = (factorId: string, code: string) =>
  unwrap(supabase.auth.mfa.challengeAndVerify({ factorId, code }));

const makeCodes = () => unwrap(supabase.rpc('make_recovery_codes'));

/** The first code of a new factor: the session is worth both from here on. */
export function useConfirmFactor() {
  return useMutation({
    mutationFn: ({ factorId, code }: { factorId: string; code: string }) => give(factorId, code),
    meta: { success: factorToasts.added, invalidates: [key()] },
  });
}

/** Makes ten codes of recovery, told this once, in the place of those before. */
export function useMakeCodes() {
  return useMutation({
    mutationFn: makeCodes,
    meta: { success: factorToasts.codesMade, error: factorToasts.codesFailed },
  });
}

async function giveOwn(code: string) {
  const factor = await fetchFactor();
  if (!factor) throw new AppError('session');
  await give(factor.id, code);
  return factor;
}

/** The code asked for after the password; the session that comes moves the page. */
export function useGiveCode() {
  return useMutation({
    mutationFn: ({ code }: { code: string }) => giveOwn(code),
    meta: { success: authToasts.signedIn },
  });
}

/** Takes the factor away, which asks for its code once more. */
export function useRemoveFactor() {
  return useMutation({
    mutationFn: async ({ code }: { code: string }) => {
      const { id } = await giveOwn(code);
      await unwrap(supabase.auth.mfa.unenroll({ factorId: id }));
      await unwrap(supabase.auth.refreshSession());
    },
    meta: { success: factorToasts.removed, invalidates: [identityQueries.all()] },
  });
}

/** Takes the factor away by a code of recovery; answers whether it was one. */
export function useRecover() {
  return useMutation({
    mutationFn: async ({ code }: { code: string }) => {
      const used = (await unwrap(supabase.rpc('use_recovery_code', { code }))) === true;
      if (used) await unwrap(supabase.auth.refreshSession());
      return used;
    },
    meta: {
      success: (used) => (used === true ? factorToasts.recovered : undefined),
      invalidates: [identityQueries.all()],
    },
  });
}
