import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { findOfferDepartmentLabel } from '@/copy/careers/offers';
import { jobApplicationDialogText as content, jobApplicationToastTexts } from '@/copy/forms/job-application';
import {
  type ApplicationDepartment,
  applicationDepartments,
  applicationSalaries,
  educationLevels,
  experienceLevels,
} from '@/copy/forms/options';
import { ConfirmDialog } from '@/shared/components/confirm-dialog';
import { createResolver } from '@/shared/form/create-resolver';
import { TextAreaField, TextField } from '@/shared/form/field';
import { getLocalDateInDays } from '@/shared/lib/local-date-in-days';
import { insertVisitorRow } from '@/site/api/insert-row';
import type { BaseDialogProps } from '@/site/components/dialog-button';
import { createEmptyFormValues } from '../field-schemas';
import { FieldGroup, FormDialog } from '../form-dialog';
import { CheckboxField, ChoiceField, type ChoiceOption, PersonFields, toChoiceOptions } from '../form-fields';
import { usePublicForm } from '../use-public-form';
import {
  deleteApplicationDraft,
  readAndDeleteApplicationDraft,
  saveApplicationDraft,
} from './application-draft';
import { CvField } from './cv-field';
import { type JobApplicationValues, jobApplicationSchema, toJobApplication } from './job-application-schema';
import { useCvUpload } from './use-cv-upload';

/** Values that the page which opens the form already knows. */
export interface JobApplicationPreset {
  jobTitle?: string;
  department?: ApplicationDepartment;
}

const { groups, withoutCv } = content;

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

/** Application to an offer or, without a preset, a spontaneous one. */
export function JobApplicationDialog({
  jobTitle = '',
  department,
  onClose,
}: JobApplicationPreset & BaseDialogProps) {
  const cvState = useCvUpload();
  const defaults = {
    ...createEmptyFormValues(jobApplicationSchema),
    job_title: jobTitle,
    department: department ?? '',
  };
  const [draft] = useState(() => readAndDeleteApplicationDraft(defaults, jobTitle));
  /** Form without its refused CV, while a dialog asks whether to send the form. */
  const [formWithoutCv, setFormWithoutCv] = useState<HTMLFormElement | null>(null);
  const isMissingCvConfirmed = useRef(false);

  useEffect(() => deleteApplicationDraft, []);

  async function send(values: JobApplicationValues) {
    const cvPath = await cvState.upload();
    await insertVisitorRow('job_applications', toJobApplication(values, cvPath));
  }

  const form = usePublicForm<JobApplicationValues>({
    resolver: createResolver(jobApplicationSchema),
    fieldTexts: content.fields,
    defaultValues: { ...defaults, ...draft },
    send,
    successToast: jobApplicationToastTexts.success,
    requiredToast: jobApplicationToastTexts.required,
    onSent: onClose,
  });
  const { getFieldProps } = form;

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (cvState.isChecking) return;
    const wasCvRefused = cvState.refusal !== null && cvState.cv === null;
    if (wasCvRefused && !isMissingCvConfirmed.current) setFormWithoutCv(event.currentTarget);
    else void form.formProps.onSubmit(event);
  }

  function handleChoose(file: File) {
    isMissingCvConfirmed.current = false;
    deleteApplicationDraft();
    void cvState.choose(file);
  }

  function handleConfirm() {
    isMissingCvConfirmed.current = true;
    setFormWithoutCv(null);
    formWithoutCv?.requestSubmit();
  }

  return (
    <>
      <FormDialog
        content={content}
        form={{ ...form, formProps: { ...form.formProps, onSubmit: handleSubmit } }}
        hasOtherChanges={cvState.cv !== null || cvState.isChecking || Object.keys(draft).length > 0}
        onClose={onClose}
      >
        <FieldGroup title={groups.person}>
          <PersonFields getFieldProps={getFieldProps} />
          <TextField {...getFieldProps('address')} autoComplete="street-address" />
          <TextField {...getFieldProps('city')} autoComplete="address-level2" />
        </FieldGroup>
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
        <FieldGroup title={groups.links}>
          <TextField {...getFieldProps('portfolio')} type="url" inputMode="url" autoComplete="url" />
          <TextField {...getFieldProps('linkedin')} type="url" inputMode="url" />
          <CvField
            cv={cvState.cv}
            refusal={cvState.refusal}
            isChecking={cvState.isChecking}
            disabled={form.isSubmitting}
            onChoose={handleChoose}
            onOpenPicker={() => saveApplicationDraft({ jobTitle, values: form.getValues() })}
            onRemove={cvState.remove}
          />
        </FieldGroup>
        <CheckboxField {...getFieldProps('gdpr_consent')} required />
      </FormDialog>
      <ConfirmDialog
        open={formWithoutCv !== null}
        title={withoutCv.title}
        description={withoutCv.text}
        confirmLabel={withoutCv.confirm}
        cancelLabel={withoutCv.cancel}
        onConfirm={handleConfirm}
        onCancel={() => setFormWithoutCv(null)}
      />
    </>
  );
}
