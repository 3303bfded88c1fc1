import { boolean, type infer as Infer, object } from 'zod/mini';
import { jobOfferDepartments } from '@/copy/careers/offers';
import { fieldErrorTexts } from '@/copy/forms/field-errors';
import {
  applicationDepartments,
  applicationSalaries,
  educationLevels,
  experienceLevels,
} from '@/copy/forms/options';
import { inputLimits } from '@/shared/lib/limits';
import type { TablesInsert } from '@/types/database';
import {
  createCheckedBoxSchema,
  createOptionalChoiceSchema,
  createOptionalFutureDateSchema,
  createOptionalTextSchema,
  createOptionalUrlSchema,
  createPersonSchemas,
  createRequiredTextSchema,
} from '../field-schemas';

/** Schema of the job application form, without its CV. */
export const jobApplicationSchema = object({
  ...createPersonSchemas(),
  address: createOptionalTextSchema(inputLimits.line),
  city: createOptionalTextSchema(inputLimits.line),
  job_title: createOptionalTextSchema(inputLimits.line),
  department: createOptionalChoiceSchema([
    ...applicationDepartments,
    ...jobOfferDepartments.map(({ key }) => key),
  ]),
  experience: createOptionalChoiceSchema(experienceLevels),
  education: createOptionalChoiceSchema(educationLevels),
  skills: createOptionalTextSchema(inputLimits.skills),
  motivation: createRequiredTextSchema(inputLimits.message),
  availability: createOptionalFutureDateSchema(),
  salary: createOptionalChoiceSchema(applicationSalaries),
  remote: boolean(),
  relocate: boolean(),
  portfolio: createOptionalUrlSchema(inputLimits.webAddress),
  linkedin: createOptionalUrlSchema(inputLimits.webAddress),
  cover_letter: createOptionalTextSchema(inputLimits.message),
  gdpr_consent: createCheckedBoxSchema(fieldErrorTexts.consent),
});

/** Validated values of the form. */
export type JobApplicationValues = Infer<typeof jobApplicationSchema>;

/** Returns the row of job_applications that a visitor inserts. Without a file, it has exactly the fields of the specification. */
export function toJobApplication(
  values: JobApplicationValues,
  cvPath: string | null,
): TablesInsert<'job_applications'> {
  const row = { ...values, availability: values.availability || null };
  return cvPath ? { ...row, cv_path: cvPath } : row;
}
