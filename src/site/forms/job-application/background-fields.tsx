import { jobApplicationContent as content, offerDepartmentNames } from '@/copy/forms/job-application';
import {
  departments,
  educationLevels,
  experienceLevels,
  type JobDepartment,
  salaries,
} from '@/copy/forms/options';
import { TextAreaField, TextField } from '@/shared/form/field';
import { localDate } from '@/shared/lib/local-date';
import { CheckField } from '../check-field';
import { type Choice, ChoiceField, toChoices } from '../choice-field';
import { FieldGroup } from '../form-dialog';
import type { RegisterField } from '../use-public-form';
import type { JobApplicationValues } from './job-application-schema';

interface BackgroundFieldsProps {
  fieldProps: RegisterField<JobApplicationValues>;
  /** Department of the offer that is applied for. */
  department: JobDepartment | undefined;
}

const { fields, groups } = content;

/**
 * Returns the departments of the form. The department of the offer replaces one of the same label, so that no label
 * is listed twice (T17).
 */
function listDepartmentChoices(offerDepartment: JobDepartment | undefined): Choice[] {
  const choices = toChoices(departments);
  if (!offerDepartment || !Object.hasOwn(offerDepartmentNames, offerDepartment)) return choices;
  const label = offerDepartmentNames[offerDepartment as keyof typeof offerDepartmentNames];
  return [{ value: offerDepartment, label }, ...choices.filter((choice) => choice.label !== label)];
}

/** Fields of an application: job, background, motivation and conditions. */
export function BackgroundFields({ fieldProps, department }: BackgroundFieldsProps) {
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
          choices={toChoices(experienceLevels)}
        />
        <ChoiceField
          {...fieldProps('education')}
          {...fields.education}
          choices={toChoices(educationLevels)}
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
        <TextField {...fieldProps('availability')} {...fields.availability} type="date" min={localDate(1)} />
        <ChoiceField {...fieldProps('salary')} {...fields.salary} choices={toChoices(salaries)} />
        <CheckField {...fieldProps('remote')} {...fields.remote} />
        <CheckField {...fieldProps('relocate')} {...fields.relocate} />
      </FieldGroup>
    </>
  );
}
