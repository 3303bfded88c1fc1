import { z } from '@/admin/lib/zod';
import { fieldErrorTexts } from '@/copy/forms/common';
import { emailPattern, textLengthLimits } from '@/shared/lib/limits';

/** Address and role of an invitation. */
export const invitationSchema = z.object({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .min(1, fieldErrorTexts.required)
    .regex(emailPattern, fieldErrorTexts.email)
    .max(textLengthLimits.email, fieldErrorTexts.tooLong),
  role: z.string().min(1, fieldErrorTexts.required),
});
