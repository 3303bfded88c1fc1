import { boolean, type infer as Infer, object } from 'zod/mini';
import { dialogErrors } from '@/copy/forms/dialog-form';
import {
  departments,
  educationLevels,
  experienceLevels,
  offerDepartments,
  salaries,
} from '@/copy/forms/options';
import { limits } from '@/shared/lib/limits';
import type { TablesInsert } from '@/types/database';
import {
  futureDate,
  mustBeChecked,
  optionalChoice,
  optionalText,
  optionalUrl,
  requiredEmail,
  requiredText,
} from '../rules';

export const jobApplicationSchema = object({
  first_name: requiredText(limits.personName),
  last_name: requiredText(limits.personName),
  email: requiredEmail('as typed'),
  phone: optionalText(limits.phone),
  address: optionalText(limits.line),
  city: optionalText(limits.line),
  job_title: optionalText(limits.line),
  department: optionalChoice([...departments, ...offerDepartments]),
  experience: optionalChoice(experienceLevels),
  education: optionalChoice(educationLevels),
  skills: optionalText(limits.skills),
  motivation: requiredText(limits.message),
  availability: futureDate(),
  salary: optionalChoice(salaries),
  remote: boolean(),
  relocate: boolean(),
  portfolio: optionalUrl(limits.webAddress),
  linkedin: optionalUrl(limits.webAddress),
  cover_letter: optionalText(limits.message),
  gdpr_consent: mustBeChecked(dialogErrors.consent),
});

/** The form's fields, checked. */
export type JobApplicationValues = Infer<typeof jobApplicationSchema>;

/** Returns the row of job_applications that a visitor inserts. Without a file, it has exactly the fields of the specification. */
export function toJobApplication(
  values: JobApplicationValues,
  cvPath: string | null,
): TablesInsert<'job_applications'> {
  const row = { ...values, availability: values.availability || null };
  return cvPath ? { ...row, cv_path: cvPath } : row;
}
