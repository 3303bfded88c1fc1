import { queryOptions, useMutation } from '@tanstack/react-query';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { mfaToastTexts } from '@/copy/admin/second-factor';
import { authToastTexts } from '@/copy/admin/toasts';
import { AppError, mayBeStored } from '@/shared/lib/app-error';
import { identityQueries } from './identity-queries';

const factorKey = [...identityQueries.all(), 'factor'] as const;

/** Returns the verified factor of the person; null without one. */
async function fetchFactor() {
  const { totp } = await unwrap(supabase.auth.mfa.listFactors());
  return totp[0] ?? null;
}

export const mfaFactorQuery = queryOptions({ queryKey: factorKey, queryFn: fetchFactor, staleTime: 0 });

/** Starts the enrolment. Returns the QR code and the secret. Deletes unfinished enrolments first. */
export function useBeginEnrolment() {
  return useMutation({
    mutationFn: async () => {
      const { all } = await unwrap(supabase.auth.mfa.listFactors());
      for (const { id, status } of all) {
        if (status === 'unverified') await unwrap(supabase.auth.mfa.unenroll({ factorId: id }));
      }
      return unwrap(supabase.auth.mfa.enroll({ factorType: 'totp', issuer: 'Groupe Obouo' }));
    },
    meta: { error: mfaToastTexts.enableFailed },
  });
}

const verifyCode = (factorId: string, code: string) =>
  unwrap(supabase.auth.mfa.challengeAndVerify({ factorId, code }));

/** Verifies the first code of a new factor, which also raises the session to `aal2`. */
export function useConfirmFactor(factorId: string) {
  return useMutation({
    mutationFn: (code: string) => verifyCode(factorId, code),
    meta: { success: mfaToastTexts.enabled, invalidates: [factorKey] },
  });
}

/** Creates ten recovery codes, which replace the earlier ones. The server returns them only once. */
export function useCreateRecoveryCodes() {
  return useMutation({
    mutationFn: async () => unwrap(supabase.rpc('make_recovery_codes')),
    meta: {
      success: mfaToastTexts.codesCreated,
      // The request may have replaced the codes that the person has stored.
      error: (error) =>
        mayBeStored(error)
          ? mfaToastTexts.codesUnanswered
          : { ...mfaToastTexts.codesFailed, description: error.message },
    },
  });
}

/** Verifies the code that follows the password. The screen reacts to the new session. */
export function useVerifyMfaCode() {
  return useMutation({
    mutationFn: async (code: string) => {
      const factor = await fetchFactor();
      // Another device has removed the factor: the person must sign in again.
      if (!factor) throw new AppError('session');
      await verifyCode(factor.id, code);
    },
    meta: { success: authToastTexts.signedIn },
  });
}

/** Removes the second factor after a check of one of its codes. */
export function useRemoveFactor() {
  return useMutation({
    mutationFn: async (code: string) => {
      const factor = await fetchFactor();
      // No factor is left: another device, or an attempt whose answer was lost, has removed it.
      if (factor) {
        await verifyCode(factor.id, code);
        await unwrap(supabase.auth.mfa.unenroll({ factorId: factor.id }));
      }
      await unwrap(supabase.auth.refreshSession());
    },
    meta: { success: mfaToastTexts.disabled, invalidates: [identityQueries.all()] },
  });
}

/** Removes the second factor with a recovery code. */
export function useRemoveLostFactor() {
  return useMutation({
    mutationFn: async ({ code }: { code: string }) => {
      const isAccepted = await unwrap(supabase.rpc('use_recovery_code', { code }));
      // No factor is left: an attempt whose answer was lost has removed it, and the codes with it.
      if (!isAccepted && (await fetchFactor())) throw new AppError('wrong-code');
      await unwrap(supabase.auth.refreshSession());
    },
    meta: { success: mfaToastTexts.removedByRecoveryCode, invalidates: [identityQueries.all()] },
  });
}
