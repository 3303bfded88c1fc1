import { jobApplicationContent as content, jobApplicationToasts } from '@/copy/forms/job-application';
import type { JobDepartment } from '@/copy/forms/options';
import { TextField } from '@/shared/form/field';
import { insertRow } from '@/site/api/insert-row';
import type { DialogProps } from '@/site/components/dialog-button';
import { CheckField } from '../check-field';
import { createResolver } from '../create-resolver';
import { FieldGroup, FormDialog } from '../form-dialog';
import { emptyPerson, PersonFields } from '../person-fields';
import { usePublicForm } from '../use-public-form';
import { BackgroundFields } from './background-fields';
import { CvField } from './cv-field';
import { type JobApplicationValues, jobApplicationSchema, toJobApplication } from './job-application-schema';
import { useCv } from './use-cv';

/** Values that the page which opens the form already knows. */
export interface JobPreset {
  jobTitle?: string;
  department?: JobDepartment;
}

const { fields, groups } = content;

/** Application to an offer or, without a preset, a spontaneous one. */
export function JobApplicationDialog({ jobTitle = '', department, onClose }: JobPreset & DialogProps) {
  const cvState = useCv();

  async function send(values: JobApplicationValues) {
    const cvPath = await cvState.send();
    await insertRow('job_applications', toJobApplication(values, cvPath));
  }

  const form = usePublicForm<JobApplicationValues>({
    resolver: createResolver(jobApplicationSchema),
    defaultValues: {
      ...emptyPerson,
      address: '',
      city: '',
      job_title: jobTitle,
      department: department ?? '',
      experience: '',
      education: '',
      skills: '',
      motivation: '',
      availability: '',
      salary: '',
      remote: false,
      relocate: false,
      portfolio: '',
      linkedin: '',
      cover_letter: '',
      gdpr_consent: false,
    },
    send,
    success: jobApplicationToasts.success,
    requiredToast: jobApplicationToasts.required,
    onSent: onClose,
  });
  const { fieldProps } = form;
  return (
    <FormDialog content={content} form={form} hasOtherChanges={cvState.cv !== null} onClose={onClose}>
      <FieldGroup title={groups.person}>
        <PersonFields fieldProps={fieldProps} />
        <TextField {...fieldProps('address')} {...fields.address} autoComplete="street-address" />
        <TextField {...fieldProps('city')} {...fields.city} autoComplete="address-level2" />
      </FieldGroup>
      <BackgroundFields fieldProps={fieldProps} department={department} />
      <FieldGroup title={groups.links}>
        <TextField
          {...fieldProps('portfolio')}
          {...fields.portfolio}
          type="url"
          inputMode="url"
          autoComplete="url"
        />
        <TextField {...fieldProps('linkedin')} {...fields.linkedin} type="url" inputMode="url" />
        <CvField
          cv={cvState.cv}
          refusal={cvState.refusal}
          disabled={form.isSubmitting}
          onChoose={cvState.choose}
          onRemove={cvState.remove}
        />
      </FieldGroup>
      <CheckField {...fieldProps('gdpr_consent')} {...fields.gdpr_consent} required />
    </FormDialog>
  );
}
