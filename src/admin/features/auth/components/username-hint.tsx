/**
 * Tells password managers the account of a form without a field for it. Must precede the passwords. Chrome ignores
 * fields of the type `hidden`.
 */
export const UsernameHint = ({ email }: { email: string }) => (
  <input hidden name="username" autoComplete="username" value={email} readOnly />
);
