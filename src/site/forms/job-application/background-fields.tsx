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
  field: RegisterField<JobApplicationValues>;
  /** Department of the offer that is applied for. */
  department: JobDepartment | undefined;
}

const { fields, groups } = content;

/** Those of the form and, when it is not one of them, the offer's own: one name never stands there twice (T17). */
function departmentChoices(preset: JobDepartment | undefined): Choice[] {
  const choices = toChoices(departments);
  if (!preset || !Object.hasOwn(offerDepartmentNames, preset)) return choices;
  const label = offerDepartmentNames[preset as keyof typeof offerDepartmentNames];
  return [{ value: preset, label }, ...choices.filter((choice) => choice.label !== label)];
}

/** The post, the path and the terms of an application. */
export function BackgroundFields({ field, department }: BackgroundFieldsProps) {
  return (
    <>
      <FieldGroup title={groups.job}>
        <TextField {...field('job_title')} {...fields.job_title} />
        <ChoiceField
          {...field('department')}
          {...fields.department}
          choices={departmentChoices(department)}
        />
      </FieldGroup>
      <FieldGroup title={groups.background}>
        <ChoiceField {...field('experience')} {...fields.experience} choices={toChoices(experienceLevels)} />
        <ChoiceField {...field('education')} {...fields.education} choices={toChoices(educationLevels)} />
        <div className="sm:col-span-2">
          <TextAreaField {...field('skills')} {...fields.skills} rows={3} />
        </div>
      </FieldGroup>
      <FieldGroup title={groups.motivation}>
        <div className="grid grid-cols-1 gap-5 sm:col-span-2">
          <TextAreaField {...field('motivation')} {...fields.motivation} rows={6} required />
          <TextAreaField {...field('cover_letter')} {...fields.cover_letter} rows={4} />
        </div>
      </FieldGroup>
      <FieldGroup title={groups.conditions}>
        <TextField {...field('availability')} {...fields.availability} type="date" min={localDate(1)} />
        <ChoiceField {...field('salary')} {...fields.salary} choices={toChoices(salaries)} />
        <CheckField {...field('remote')} {...fields.remote} />
        <CheckField {...field('relocate')} {...fields.relocate} />
      </FieldGroup>
    </>
  );
}
