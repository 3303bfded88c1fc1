import type { UseFormRegisterReturn } from 'react-hook-form';
import { authText } from '@/copy/admin/auth';
import { TextField } from '@/shared/form/field';

interface NameFieldsProps {
  /** Registrations of `firstName` and `lastName`. */
  names: { firstName: UseFormRegisterReturn; lastName: UseFormRegisterReturn };
  errors: { firstName?: { message?: string }; lastName?: { message?: string } };
}

/** Required first and last name of a new account. */
export function NameFields({ names, errors }: NameFieldsProps) {
  const { fields } = authText;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        {...names.firstName}
        {...fields.firstName}
        autoComplete="given-name"
        required
        error={errors.firstName?.message}
      />
      <TextField
        {...names.lastName}
        {...fields.lastName}
        autoComplete="family-name"
        required
        error={errors.lastName?.message}
      />
    </div>
  );
}
