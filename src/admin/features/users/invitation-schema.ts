import { z } from '@/admin/lib/zod';
import { fieldErrors } from '@/copy/forms/common';
import { emailPattern, limits } from '@/shared/lib/limits';

/** Address and role of an invitation. */
export const invitationSchema = z.object({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .min(1, fieldErrors.required)
    .regex(emailPattern, fieldErrors.email)
    .max(limits.email, fieldErrors.tooLong),
  role: z.string().min(1, fieldErrors.required),
});
