import { useAuth } from '@/admin/features/auth/auth-context';
import { EditDialog } from '@/admin/ui/edit-dialog';
import { useEditDialogForm } from '@/admin/ui/use-edit-dialog-form';
import { campaignEditorScreenText } from '@/copy/admin/newsletters';
import { TextAreaField } from '@/shared/form/field';
import { explainTestFailure, useSendTestCampaign } from '../api/campaign-mutations';
import { splitAddresses, testAddressesSchema } from '../campaign-model';

const text = campaignEditorScreenText.test;

/** Sends the stored draft to a few addresses. The default is the address of the account. */
export function TestCampaignDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { user } = useAuth();
  const sendTest = useSendTestCampaign();
  const { field, dialog } = useEditDialogForm({
    schema: testAddressesSchema,
    defaultValues: { addresses: user?.email ?? '' },
    mutation: sendTest,
    save: ({ addresses }) => sendTest.mutateAsync({ id, addresses: splitAddresses(addresses) }),
    // The database refuses a second test of the campaign in the same minute.
    toFieldError: (error) =>
      error.kind === 'duplicate' ? { field: 'addresses', message: explainTestFailure(error) } : null,
    explain: explainTestFailure,
    onClose,
  });
  return (
    <EditDialog
      title={text.title}
      description={text.lead}
      submitLabel={text.submit}
      pendingLabel={text.submitting}
      {...dialog}
    >
      <TextAreaField
        {...field('addresses')}
        label={text.addresses}
        hint={text.hint}
        rows={3}
        inputMode="email"
        autoComplete="off"
        required
      />
    </EditDialog>
  );
}
