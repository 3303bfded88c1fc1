import { emailSchema } from '@/admin/lib/text-schemas';
import { z } from '@/admin/lib/zod';
import { fieldErrorTexts } from '@/copy/forms/common';

/** Address and role of an invitation. */
export const invitationSchema = z.object({
  email: emailSchema,
  role: z.string().min(1, fieldErrorTexts.required),
});
