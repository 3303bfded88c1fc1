/** Returns true when the browser holds a session of staff. For convenience only: it protects nothing. */
export function hasStaffSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => /^sb-.+-auth-token$/.test(key));
  } catch {
    return false;
  }
}
