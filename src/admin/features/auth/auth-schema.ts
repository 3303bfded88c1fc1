import { passwordContainsName } from '@/admin/lib/password-words';
import {
  createNonEmptyTextSchema,
  createOptionalTextSchema,
  emailSchema as email,
} from '@/admin/lib/text-schemas';
import { z } from '@/admin/lib/zod';
import { authFieldErrorTexts } from '@/copy/admin/auth';
import { mfaText } from '@/copy/admin/second-factor';
import { fieldErrorTexts } from '@/copy/forms/field-errors';
import { inputLimits } from '@/shared/lib/limits';
import { cleanText } from '../../../../supabase/functions/_shared/plain-text.ts';
import { isGuessablePassword } from './common-passwords';

const nameSchema = createNonEmptyTextSchema(inputLimits.personName);

const newPasswordSchema = z
  .string()
  .min(1, fieldErrorTexts.required)
  .min(inputLimits.passwordMin, authFieldErrorTexts.passwordTooShort)
  .refine(
    (password) => new TextEncoder().encode(password).length <= inputLimits.passwordBytes,
    authFieldErrorTexts.passwordTooLong,
  )
  .refine(async (password) => !(await isGuessablePassword(password)), authFieldErrorTexts.passwordCommon);

const requiredPasswordSchema = z.string().min(1, fieldErrorTexts.required);

/** Name of one's own profile. Accounts created by an operator may have no last name. */
export const profileSchema = z.object({
  firstName: nameSchema,
  lastName: createOptionalTextSchema(inputLimits.personName),
});

export const signInSchema = z.object({ email, password: requiredPasswordSchema });

/** Values of a new account. The password must contain no word of the address or of a name (`passwordContainsName`). */
export const signUpSchema = z
  .object({ firstName: nameSchema, lastName: nameSchema, email, password: newPasswordSchema })
  .refine(
    (values) => !passwordContainsName(values.password, [values.email, values.firstName, values.lastName]),
    { error: authFieldErrorTexts.passwordPersonal, path: ['password'] },
  );

export const resetRequestSchema = z.object({ email });
export const changeEmailSchema = z.object({ email, currentPassword: requiredPasswordSchema });

/** Code of an authenticator app, which people may type with spaces. */
export const mfaCodeFormSchema = z.object({
  code: z
    .string()
    .transform((typedCode) => cleanText(typedCode).replaceAll(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, mfaText.errors.code)),
});

/** Recovery code. The database checks its format. */
export const recoveryCodeSchema = z.object({
  code: z.string().overwrite(cleanText).min(1, fieldErrorTexts.required),
});

/** Schema of a password that contains no word of `personalTexts`, which are the address and name of the person. */
const createNewPasswordSchema = (personalTexts: readonly string[]) =>
  newPasswordSchema.refine(
    (password) => !passwordContainsName(password, personalTexts),
    authFieldErrorTexts.passwordPersonal,
  );

/** Schema of the form after a link from a mail. */
export const createPasswordResetSchema = (personalTexts: readonly string[]) =>
  z.object({ password: createNewPasswordSchema(personalTexts) });

export const createPasswordChangeSchema = (personalTexts: readonly string[]) =>
  z.object({ currentPassword: requiredPasswordSchema, password: createNewPasswordSchema(personalTexts) });

export type ProfileValues = z.infer<typeof profileSchema>;
export type SignInValues = z.infer<typeof signInSchema>;
export type SignUpValues = z.infer<typeof signUpSchema>;
