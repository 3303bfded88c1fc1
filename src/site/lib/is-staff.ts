/** True when a member of staff is signed in: their browser holds a session. Courtesy only, nothing is protected by it. */
export function isStaff(): boolean {
  try {
    return Object.keys(localStorage).some((key) => /^sb-.+-auth-token$/.test(key));
  } catch {
    return false;
  }
}
