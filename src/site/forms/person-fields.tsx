import { TextField } from '@/shared/form/field';
import type { GetFieldProps } from './use-public-form';

interface PersonFieldsProps {
  getFieldProps: GetFieldProps<Record<'first_name' | 'last_name' | 'email' | 'phone', string>>;
}

/** The first four fields of every dialog: the sender. */
export function PersonFields({ getFieldProps }: PersonFieldsProps) {
  return (
    <>
      <TextField {...getFieldProps('first_name')} required autoComplete="given-name" />
      <TextField {...getFieldProps('last_name')} required autoComplete="family-name" />
      <TextField {...getFieldProps('email')} type="email" required autoComplete="email" inputMode="email" />
      <TextField {...getFieldProps('phone')} type="tel" autoComplete="tel" />
    </>
  );
}
