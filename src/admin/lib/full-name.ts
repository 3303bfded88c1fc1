import { isolateRightToLeftName } from '../../../supabase/functions/_shared/plain-text.ts';

/** Returns the first and last name, isolated when it is written from right to left. */
export const formatFullName = ({
  first_name,
  last_name,
}: {
  first_name: string;
  last_name: string;
}): string => isolateRightToLeftName(`${first_name} ${last_name}`.trim());
