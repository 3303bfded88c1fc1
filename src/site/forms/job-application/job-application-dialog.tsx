import { jobApplicationContent as content, jobApplicationToasts } from '@/content/site/forms/job-application';
import type { JobDepartment } from '@/content/site/forms/options';
import { privacyLink } from '@/content/site/forms/people-fields';
import { TextField } from '@/shared/form/field';
import { insertRow } from '@/site/api/insert-row';
import { CheckField } from '../check-field';
import type { DialogState } from '../dialog-button';
import { FieldGroup, FormDialog } from '../form-dialog';
import { noPerson, PersonFields } from '../person-fields';
import { useSubmitForm } from '../use-submit-form';
import { BackgroundFields } from './background-fields';
import { CvField } from './cv-field';
import { type JobApplicationValues, jobApplicationSchema, toJobApplication } from './job-application-schema';
import { useCv } from './use-cv';

/** What the page that opens the form already knows. */
export interface JobPreset {
  jobTitle?: string;
  department?: JobDepartment;
}

const { fields, groups } = content;

/** Application to an offer or, without a preset, a spontaneous one. */
export function JobApplicationDialog({ jobTitle = '', department, onClose }: JobPreset & DialogState) {
  const cv = useCv();

  async function send(values: JobApplicationValues) {
    const cvPath = await cv.send();
    await insertRow('job_applications', toJobApplication(values, cvPath));
  }

  const { form, errors, submitting, heldFor, submit } = useSubmitForm<JobApplicationValues>({
    schema: jobApplicationSchema,
    defaultValues: {
      ...noPerson,
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
  const { register } = form;
  return (
    <FormDialog
      title={content.title}
      text={content.text}
      submitLabel={content.submit}
      notice={content.notice}
      noticeLink={privacyLink}
      dirty={form.formState.isDirty || cv.cv !== null}
      submitting={submitting}
      heldFor={heldFor}
      onSubmit={submit}
      onClose={onClose}
    >
      <FieldGroup title={groups.person}>
        <PersonFields register={register} errors={errors} />
        <TextField
          {...register('address')}
          {...fields.address}
          autoComplete="street-address"
          error={errors.address}
        />
        <TextField {...register('city')} {...fields.city} autoComplete="address-level2" error={errors.city} />
      </FieldGroup>
      <BackgroundFields register={register} errors={errors} department={department} />
      <FieldGroup title={groups.links}>
        <TextField
          {...register('portfolio')}
          {...fields.portfolio}
          type="url"
          inputMode="url"
          autoComplete="url"
          error={errors.portfolio}
        />
        <TextField
          {...register('linkedin')}
          {...fields.linkedin}
          type="url"
          inputMode="url"
          error={errors.linkedin}
        />
        <CvField
          cv={cv.cv}
          refusal={cv.refusal}
          disabled={submitting}
          onChoose={cv.choose}
          onRemove={cv.remove}
        />
      </FieldGroup>
      <CheckField
        {...register('gdpr_consent')}
        {...fields.gdpr_consent}
        required
        error={errors.gdpr_consent}
      />
    </FormDialog>
  );
}
