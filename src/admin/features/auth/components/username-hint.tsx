/**
 * Tells password managers the account of a form that has no e-mail field. Place it before the password fields. Chrome
 * ignores fields of the type `hidden`.
 */
export const UsernameHint = ({ email }: { email: string }) => (
  <input hidden name="username" autoComplete="username" value={email} readOnly />
);
