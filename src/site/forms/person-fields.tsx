import type { UseFormRegister } from 'react-hook-form';
import { peopleFields } from '@/content/site/forms/people-fields';
import { TextField } from '@/shared/form/field';

/** The fields of `PersonFields`. */
interface Person {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
}

/** Nobody yet. */
export const noPerson: Person = { first_name: '', last_name: '', email: '', phone: '' };

interface PersonFieldsProps {
  register: UseFormRegister<Person>;
  errors: Record<string, string | undefined>;
}

/** Who writes: the first four fields of every dialog. */
export function PersonFields({ register, errors }: PersonFieldsProps) {
  return (
    <>
      <TextField
        {...register('first_name')}
        {...peopleFields.first_name}
        required
        autoComplete="given-name"
        error={errors.first_name}
      />
      <TextField
        {...register('last_name')}
        {...peopleFields.last_name}
        required
        autoComplete="family-name"
        error={errors.last_name}
      />
      <TextField
        {...register('email')}
        {...peopleFields.email}
        type="email"
        required
        autoComplete="email"
        inputMode="email"
        error={errors.email}
      />
      <TextField
        {...register('phone')}
        {...peopleFields.phone}
        type="tel"
        autoComplete="tel"
        error={errors.phone}
      />
    </>
  );
}
