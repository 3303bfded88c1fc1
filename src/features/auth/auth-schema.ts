import { z } from 'zod';
import { emailPattern, limits } from '@/config/limits';
import { authFieldErrors } from '@/content/admin/auth';
import { fieldErrors } from '@/content/forms/common';

const email = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, fieldErrors.required)
  .regex(emailPattern, fieldErrors.email)
  .max(limits.email, fieldErrors.tooLong);

const name = z.string().trim().min(1, fieldErrors.required).max(limits.personName, fieldErrors.tooLong);

const newPassword = z
  .string()
  .min(1, fieldErrors.required)
  .min(limits.passwordMin, authFieldErrors.passwordTooShort)
  // bcrypt ignores what follows, and the accounts server refuses it
  .max(72, authFieldErrors.passwordTooLong);

/** The name on one's own profile; accounts made by an operator may have no last name. */
export const profileSchema = z.object({
  firstName: name,
  lastName: z.string().trim().max(limits.personName, fieldErrors.tooLong),
});

export const signInSchema = z.object({ email, password: z.string().min(1, fieldErrors.required) });
export const signUpSchema = z.object({ firstName: name, lastName: name, email, password: newPassword });
export const resetRequestSchema = z.object({ email });
export const newPasswordSchema = z.object({ password: newPassword });

/** First and last name, checked. */
export type ProfileValues = z.infer<typeof profileSchema>;
/** What the sign-in form sends, checked. */
export type SignInValues = z.infer<typeof signInSchema>;
/** What the sign-up form sends, checked. */
export type SignUpValues = z.infer<typeof signUpSchema>;
