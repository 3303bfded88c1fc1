import { type ReactNode, useId, useRef } from 'react';
import { BackupNotice } from '@/admin/editing/backup-notice';
import { ConflictDialog } from '@/admin/editing/conflict-dialog';
import { useCtrlShortcut } from '@/admin/hooks/use-ctrl-shortcut';
import { useHashAction } from '@/admin/hooks/use-hash-action';
import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { isDialogOpen } from '@/admin/lib/is-dialog-open';
import { Alert } from '@/admin/ui/alert';
import { SaveResetButtons } from '@/admin/ui/save-reset-buttons';
import { SwitchField } from '@/admin/ui/switch-field';
import { UnsavedChangesGuard } from '@/admin/ui/unsaved-changes-guard';
import { settingsText as text } from '@/copy/admin/settings';
import { TextAreaField, TextField } from '@/shared/form/field';
import type { SettingsRow } from '../api/settings-api';
import { formatSettingsForDiff, toSettingsFormValues } from '../settings-schema';
import { useSettingsForm } from '../use-settings-form';
import { MaintenanceField } from './maintenance-field';

const contactFields = [
  { name: 'email', type: 'email' },
  { name: 'phone', type: 'tel' },
] as const;
const socialFields = ['facebook', 'twitter', 'instagram', 'youtube', 'linkedin'] as const;
const switchNames = ['public_comments', 'open_registration', 'newsletter_double_opt_in'] as const;

function Section({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 border-t border-line py-6 first:border-t-0 first:pt-0 lg:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="font-display text-lg">
          {title}
        </h2>
        <p className="mt-1 text-sm text-muted">{lead}</p>
      </div>
      <div className="flex max-w-2xl flex-col gap-5">{children}</div>
    </section>
  );
}

interface SettingsFormProps {
  row: SettingsRow;
  mayEdit: boolean;
  /** True for a super admin who has a second factor. */
  mayRequireMfa: boolean;
}

/** Edits the settings of the site. Sends only the changes. */
export function SettingsForm({ row, mayEdit, mayRequireMfa }: SettingsFormProps) {
  const editor = useSettingsForm(row);
  const { form, field, values, storedRow, isDirty, failure, conflict } = editor;
  const readOnly = !mayEdit;

  useCtrlShortcut('s', () => {
    if (mayEdit && isDirty && !isDialogOpen()) void editor.submit();
  });

  const formRef = useRef<HTMLFormElement>(null);
  function focusField(name: string) {
    const element = formRef.current?.elements.namedItem(name);
    if (!(element instanceof HTMLElement)) return;
    element.scrollIntoView({ block: 'center' });
    element.focus({ preventScroll: true });
    if (element instanceof HTMLInputElement) element.select();
  }
  const fieldNames = Object.keys(text.fields);
  useHashAction(Object.fromEntries(fieldNames.map((name) => [name, () => focusField(name)])));

  return (
    <form ref={formRef} noValidate aria-label={text.title} onSubmit={(event) => void editor.submit(event)}>
      {failure && !conflict ? <Alert className="mb-6">{failure.error.message}</Alert> : null}
      <BackupNotice editor={editor} />
      <ConflictDialog
        editor={editor}
        describeVersions={(theirRow) => ({
          theirs: formatSettingsForDiff(toSettingsFormValues(theirRow)),
          mine: formatSettingsForDiff(values),
        })}
      />
      <Section title={text.sections.site.title} lead={text.sections.site.text}>
        <TextField {...field('title')} {...text.fields.title} required readOnly={readOnly} />
        <TextAreaField
          {...field('description')}
          {...text.fields.description}
          required
          rows={4}
          readOnly={readOnly}
        />
        <TextField {...field('url')} {...text.fields.url} type="url" required readOnly={readOnly} />
      </Section>
      <Section title={text.sections.contact.title} lead={text.sections.contact.text}>
        {contactFields.map(({ name, type }) => (
          <TextField
            key={name}
            {...field(name)}
            {...text.fields[name]}
            type={type}
            required
            readOnly={readOnly}
          />
        ))}
        <TextAreaField {...field('address')} {...text.fields.address} required rows={2} readOnly={readOnly} />
      </Section>
      <Section title={text.sections.switches.title} lead={text.sections.switches.text}>
        <div className="-my-3 divide-y divide-line">
          <MaintenanceField editor={editor} readOnly={readOnly} />
          {switchNames.map((name) => (
            <SwitchField key={name} {...form.register(name)} {...text.fields[name]} disabled={readOnly} />
          ))}
          <SwitchField
            {...form.register('require_second_factor')}
            {...text.fields.require_second_factor}
            disabled={!mayRequireMfa}
          />
        </div>
      </Section>
      <Section title={text.sections.social.title} lead={text.sections.social.text}>
        {socialFields.map((name) => (
          <TextField key={name} {...field(name)} {...text.fields[name]} type="url" readOnly={readOnly} />
        ))}
      </Section>
      <div
        data-bottom-bar=""
        className="sticky bottom-0 z-10 -mx-4 -mb-6 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-line bg-bg px-4 py-3 sm:-mx-6 sm:px-6 lg:-mx-8 lg:px-8"
      >
        <p role="status" className="mr-auto text-sm text-muted">
          {isDirty ? text.unsaved : null}
          {!isDirty && storedRow.updated_at
            ? `${text.updated} ${formatAdminDateTime(storedRow.updated_at)}`
            : null}
        </p>
        {mayEdit ? (
          <SaveResetButtons
            labels={text}
            isDirty={isDirty}
            canReset={editor.canReset}
            isSubmitting={editor.isSubmitting}
            onReset={editor.reset}
          />
        ) : null}
      </div>
      <UnsavedChangesGuard isDirty={isDirty} />
    </form>
  );
}
