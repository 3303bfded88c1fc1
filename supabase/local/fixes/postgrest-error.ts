interface DatabaseError {
  code: string;
  message: string;
  detail?: string | null;
  hint?: string | null;
}

/** Error codes that the library already answers as PostgREST does: prefixes, then whole codes. */
const CORRECT_CODES = /^(21|22|42|55|PT)|^(23502|23503|23505|25006|53400|PGRST)$/;

/**
 * Fix 8. The library answers HTTP 500 "SUP" to check violations, RAISE EXCEPTION and every error it does not
 * list. This function turns them into an error with code « PGRST »: the library then takes status, code,
 * details and hint of the answer from that error. Other errors pass unchanged.
 */
export function toPostgrestError(error: unknown): unknown {
  if (!isDatabaseError(error) || CORRECT_CODES.test(error.code)) return error;
  const { code, message, detail = null, hint = null } = error;
  return {
    code: 'PGRST',
    message: JSON.stringify({ code, message, details: detail, hint }),
    detail: JSON.stringify({ status: toHttpStatus(code), headers: {} }),
  };
}

// Returns the status of PostgREST for the codes that reach this function.
function toHttpStatus(code: string): number {
  if (code === 'P0001') return 400;
  if (/^(08|53)/.test(code)) return 503;
  if (/^(0L|0P|28)/.test(code)) return 403;
  if (/^(09|25|2D|38|39|3B|40|54|57|58|F0|HV|P0|XX)/.test(code)) return 500;
  return 400;
}

function isDatabaseError(error: unknown): error is DatabaseError {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false;
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code);
}
