import { holdsName } from '@/admin/lib/password-words';
import { z } from '@/admin/lib/zod';
import { authFieldErrors } from '@/copy/admin/auth';
import { factorText } from '@/copy/admin/second-factor';
import { fieldErrors } from '@/copy/forms/common';
import { emailPattern, limits } from '@/shared/lib/limits';
import { removeControlCharacters } from '../../../../supabase/functions/_shared/plain-text.ts';
import { isCommonPassword } from './common-passwords';

const email = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, fieldErrors.required)
  .regex(emailPattern, fieldErrors.email)
  .max(limits.email, fieldErrors.tooLong);

const optionalName = z
  .string()
  .overwrite(removeControlCharacters)
  .trim()
  .max(limits.personName, fieldErrors.tooLong);

const name = optionalName.min(1, fieldErrors.required);

const newPassword = z
  .string()
  .min(1, fieldErrors.required)
  .min(limits.passwordMin, authFieldErrors.passwordTooShort)
  .refine(
    (password) => new TextEncoder().encode(password).length <= limits.passwordBytes,
    authFieldErrors.passwordTooLong,
  )
  .refine(async (password) => !(await isCommonPassword(password)), authFieldErrors.passwordCommon);

const currentPassword = z.string().min(1, fieldErrors.required);

/** The name on one's own profile; accounts made by an operator may have no last name. */
export const profileSchema = z.object({
  firstName: name,
  lastName: optionalName,
});

/** Name and password of whoever was invited to this address. */
export const welcomeSchema = (email: string) =>
  z
    .object({ firstName: name, lastName: name, password: newPassword })
    .refine((values) => !holdsName(values.password, [email, values.firstName, values.lastName]), {
      error: authFieldErrors.passwordPersonal,
      path: ['password'],
    });

export const signInSchema = z.object({ email, password: z.string().min(1, fieldErrors.required) });
export const signUpSchema = z
  .object({ firstName: name, lastName: name, email, password: newPassword })
  .refine((values) => !holdsName(values.password, [values.email, values.firstName, values.lastName]), {
    error: authFieldErrors.passwordPersonal,
    path: ['password'],
  });
export const resetRequestSchema = z.object({ email });
export const addressSchema = z.object({ email, currentPassword });

/** The code that an app shows, as people type it. */
export const codeSchema = z.object({
  code: z
    .string()
    .transform((typed) => typed.replaceAll(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, factorText.errors.code)),
});

/** A code of recovery; what it must look like is the database's to say. */
export const recoverySchema = z.object({ code: z.string().trim().min(1, fieldErrors.required) });

const passwordOf = (about: readonly string[]) =>
  newPassword.refine((password) => !holdsName(password, about), authFieldErrors.passwordPersonal);

/** A password for somebody whose address and names are `about`, by a link of a mail. */
export const newPasswordSchema = (about: readonly string[]) => z.object({ password: passwordOf(about) });

/** Another password for somebody whose address and names are `about`. */
export const passwordChangeSchema = (about: readonly string[]) =>
  z.object({ currentPassword, password: passwordOf(about) });

/** First and last name, checked. */
export type ProfileValues = z.infer<typeof profileSchema>;
/** What the form of a newcomer sends, checked. */
export type WelcomeValues = z.infer<ReturnType<typeof welcomeSchema>>;
/** What the sign-in form sends, checked. */
export type SignInValues = z.infer<typeof signInSchema>;
/** What the sign-up form sends, checked. */
export type SignUpValues = z.infer<typeof signUpSchema>;
