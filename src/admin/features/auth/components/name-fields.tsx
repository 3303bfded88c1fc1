import type { UseFormRegisterReturn } from 'react-hook-form';
import { authText } from '@/copy/admin/auth';
import { TextField } from '@/shared/form/field';

interface NameFieldsProps {
  firstName: UseFormRegisterReturn & { error: string | undefined };
  lastName: UseFormRegisterReturn & { error: string | undefined };
}

export function NameFields({ firstName, lastName }: NameFieldsProps) {
  const { fields } = authText;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField {...firstName} {...fields.firstName} autoComplete="given-name" required />
      <TextField {...lastName} {...fields.lastName} autoComplete="family-name" required />
    </div>
  );
}
