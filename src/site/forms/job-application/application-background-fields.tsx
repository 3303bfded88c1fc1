import { findOfferDepartmentLabel } from '@/copy/careers/offers';
import { jobApplicationDialogText as content } from '@/copy/forms/job-application';
import {
  educationLevels,
  experienceLevels,
  type JobDepartment,
  jobDepartments,
  salaries,
} from '@/copy/forms/options';
import { TextAreaField, TextField } from '@/shared/form/field';
import { getLocalDate } from '@/shared/lib/local-date';
import { CheckboxField } from '../checkbox-field';
import { ChoiceField, type ChoiceOption, toChoiceOptions } from '../choice-field';
import { FieldGroup } from '../form-dialog';
import type { GetFieldProps } from '../use-public-form';
import type { JobApplicationValues } from './job-application-schema';

interface BackgroundFieldsProps {
  fieldProps: GetFieldProps<JobApplicationValues>;
  /** Department of the offer that is applied for. */
  department: JobDepartment | undefined;
}

const { fields, groups } = content;

/**
 * Returns the departments of the form. The department of the offer replaces one of the same label, so that no label
 * is listed twice.
 */
function listDepartmentChoices(offerDepartment: JobDepartment | undefined): ChoiceOption[] {
  const choices = toChoiceOptions(jobDepartments);
  const label = findOfferDepartmentLabel(offerDepartment);
  if (!offerDepartment || !label) return choices;
  return [{ value: offerDepartment, label }, ...choices.filter((choice) => choice.label !== label)];
}

/** Fields of an application: job, background, motivation and conditions. */
export function ApplicationBackgroundFields({ fieldProps, department }: BackgroundFieldsProps) {
  return (
    <>
      <FieldGroup title={groups.job}>
        <TextField {...fieldProps('job_title')} {...fields.job_title} />
        <ChoiceField
          {...fieldProps('department')}
          {...fields.department}
          choices={listDepartmentChoices(department)}
        />
      </FieldGroup>
      <FieldGroup title={groups.background}>
        <ChoiceField
          {...fieldProps('experience')}
          {...fields.experience}
          choices={toChoiceOptions(experienceLevels)}
        />
        <ChoiceField
          {...fieldProps('education')}
          {...fields.education}
          choices={toChoiceOptions(educationLevels)}
        />
        <div className="sm:col-span-2">
          <TextAreaField {...fieldProps('skills')} {...fields.skills} rows={3} />
        </div>
      </FieldGroup>
      <FieldGroup title={groups.motivation}>
        <div className="grid grid-cols-1 gap-5 sm:col-span-2">
          <TextAreaField {...fieldProps('motivation')} {...fields.motivation} rows={6} required />
          <TextAreaField {...fieldProps('cover_letter')} {...fields.cover_letter} rows={4} />
        </div>
      </FieldGroup>
      <FieldGroup title={groups.conditions}>
        <TextField
          {...fieldProps('availability')}
          {...fields.availability}
          type="date"
          min={getLocalDate(1)}
        />
        <ChoiceField {...fieldProps('salary')} {...fields.salary} choices={toChoiceOptions(salaries)} />
        <CheckboxField {...fieldProps('remote')} {...fields.remote} />
        <CheckboxField {...fieldProps('relocate')} {...fields.relocate} />
      </FieldGroup>
    </>
  );
}
