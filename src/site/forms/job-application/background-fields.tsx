import type { UseFormRegister } from 'react-hook-form';
import { dialogText } from '@/content/site/forms/dialog-form';
import { jobApplicationContent as content, offerDepartmentNames } from '@/content/site/forms/job-application';
import {
  departments,
  educationLevels,
  experienceLevels,
  type JobDepartment,
  salaries,
} from '@/content/site/forms/options';
import { SelectField, TextAreaField, TextField } from '@/shared/form/field';
import { localDate } from '@/shared/lib/local-date';
import { CheckField } from '../check-field';
import { type Choice, ChoiceList, choicesOf } from '../choices';
import { FieldGroup } from '../form-dialog';
import type { JobApplicationValues } from './job-application-schema';

interface BackgroundFieldsProps {
  register: UseFormRegister<JobApplicationValues>;
  errors: Record<string, string | undefined>;
  /** Department of the offer that is applied for. */
  department: JobDepartment | undefined;
}

const { fields, groups } = content;

/** Those of the form and, when it is not one of them, the offer's own: one name never stands there twice (T17). */
function departmentChoices(preset: JobDepartment | undefined): Choice[] {
  const choices = choicesOf(departments);
  if (!preset || !Object.hasOwn(offerDepartmentNames, preset)) return choices;
  const label = offerDepartmentNames[preset as keyof typeof offerDepartmentNames];
  return [{ value: preset, label }, ...choices.filter((choice) => choice.label !== label)];
}

/** The post, the path and the terms of an application. */
export function BackgroundFields({ register, errors, department }: BackgroundFieldsProps) {
  return (
    <>
      <FieldGroup title={groups.job}>
        <TextField {...register('job_title')} {...fields.job_title} error={errors.job_title} />
        <SelectField {...register('department')} {...fields.department} error={errors.department}>
          <ChoiceList none={dialogText.notChosen} choices={departmentChoices(department)} />
        </SelectField>
      </FieldGroup>
      <FieldGroup title={groups.background}>
        <SelectField {...register('experience')} {...fields.experience} error={errors.experience}>
          <ChoiceList none={dialogText.notChosen} choices={choicesOf(experienceLevels)} />
        </SelectField>
        <SelectField {...register('education')} {...fields.education} error={errors.education}>
          <ChoiceList none={dialogText.notChosen} choices={choicesOf(educationLevels)} />
        </SelectField>
        <div className="sm:col-span-2">
          <TextAreaField {...register('skills')} {...fields.skills} rows={3} error={errors.skills} />
        </div>
      </FieldGroup>
      <FieldGroup title={groups.motivation}>
        <div className="grid grid-cols-1 gap-5 sm:col-span-2">
          <TextAreaField
            {...register('motivation')}
            {...fields.motivation}
            rows={6}
            required
            error={errors.motivation}
          />
          <TextAreaField
            {...register('cover_letter')}
            {...fields.cover_letter}
            rows={4}
            error={errors.cover_letter}
          />
        </div>
      </FieldGroup>
      <FieldGroup title={groups.conditions}>
        <TextField
          {...register('availability')}
          {...fields.availability}
          type="date"
          min={localDate(1)}
          error={errors.availability}
        />
        <SelectField {...register('salary')} {...fields.salary} error={errors.salary}>
          <ChoiceList none={dialogText.notChosen} choices={choicesOf(salaries)} />
        </SelectField>
        <CheckField {...register('remote')} {...fields.remote} />
        <CheckField {...register('relocate')} {...fields.relocate} />
      </FieldGroup>
    </>
  );
}
