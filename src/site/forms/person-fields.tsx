import { peopleFields } from '@/copy/forms/people-fields';
import { TextField } from '@/shared/form/field';
import type { RegisterField } from './use-public-form';

/** The fields of `PersonFields`. */
interface Person {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
}

/** Values of an empty form. */
export const emptyPerson: Person = { first_name: '', last_name: '', email: '', phone: '' };

interface PersonFieldsProps {
  fieldProps: RegisterField<Person>;
}

/** The first four fields of every dialog: the sender. */
export function PersonFields({ fieldProps }: PersonFieldsProps) {
  return (
    <>
      <TextField
        {...fieldProps('first_name')}
        {...peopleFields.first_name}
        required
        autoComplete="given-name"
      />
      <TextField
        {...fieldProps('last_name')}
        {...peopleFields.last_name}
        required
        autoComplete="family-name"
      />
      <TextField
        {...fieldProps('email')}
        {...peopleFields.email}
        type="email"
        required
        autoComplete="email"
        inputMode="email"
      />
      <TextField {...fieldProps('phone')} {...peopleFields.phone} type="tel" autoComplete="tel" />
    </>
  );
}
