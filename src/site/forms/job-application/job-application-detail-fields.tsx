import { findOfferDepartmentLabel } from '@/copy/careers/offers';
import { jobApplicationDialogText } from '@/copy/forms/job-application';
import {
  type ApplicationDepartment,
  applicationDepartments,
  applicationSalaries,
  educationLevels,
  experienceLevels,
} from '@/copy/forms/options';
import { TextAreaField, TextField } from '@/shared/form/field';
import { getLocalDateInDays } from '@/shared/lib/local-date-in-days';
import { CheckboxField } from '../checkbox-field';
import { ChoiceField, type ChoiceOption, toChoiceOptions } from '../choice-field';
import { FieldGroup } from '../form-dialog';
import type { GetFieldProps } from '../use-public-form';
import type { JobApplicationValues } from './job-application-schema';

interface BackgroundFieldsProps {
  getFieldProps: GetFieldProps<JobApplicationValues>;
  /** Department of the offer that is applied for. */
  department: ApplicationDepartment | undefined;
}

const { groups } = jobApplicationDialogText;

/**
 * Returns the departments of the form. The department of the offer replaces one of the same label, so that no label
 * is listed twice.
 */
function listDepartmentChoices(offerDepartment: ApplicationDepartment | undefined): ChoiceOption[] {
  const choices = toChoiceOptions(applicationDepartments);
  const label = findOfferDepartmentLabel(offerDepartment);
  if (!offerDepartment || !label) return choices;
  return [{ value: offerDepartment, label }, ...choices.filter((choice) => choice.label !== label)];
}

/** Fields of an application, except person, links and CV: job, background, motivation and conditions. */
export function JobApplicationDetailFields({ getFieldProps, department }: BackgroundFieldsProps) {
  return (
    <>
      <FieldGroup title={groups.job}>
        <TextField {...getFieldProps('job_title')} />
        <ChoiceField {...getFieldProps('department')} choices={listDepartmentChoices(department)} />
      </FieldGroup>
      <FieldGroup title={groups.background}>
        <ChoiceField {...getFieldProps('experience')} choices={toChoiceOptions(experienceLevels)} />
        <ChoiceField {...getFieldProps('education')} choices={toChoiceOptions(educationLevels)} />
        <div className="sm:col-span-2">
          <TextAreaField {...getFieldProps('skills')} rows={3} />
        </div>
      </FieldGroup>
      <FieldGroup title={groups.motivation}>
        <div className="grid grid-cols-1 gap-5 sm:col-span-2">
          <TextAreaField {...getFieldProps('motivation')} rows={6} required />
          <TextAreaField {...getFieldProps('cover_letter')} rows={4} />
        </div>
      </FieldGroup>
      <FieldGroup title={groups.conditions}>
        <TextField {...getFieldProps('availability')} type="date" min={getLocalDateInDays(1)} />
        <ChoiceField {...getFieldProps('salary')} choices={toChoiceOptions(applicationSalaries)} />
        <CheckboxField {...getFieldProps('remote')} />
        <CheckboxField {...getFieldProps('relocate')} />
      </FieldGroup>
    </>
  );
}
