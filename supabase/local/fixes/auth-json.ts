/** Returns the JSON body of a request or an answer; an empty object without one. */
export async function readJsonBody(message: Request | Response): Promise<Record<string, unknown>> {
  try {
    return ((await message.json()) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Returns a refusal as the Auth API answers it. */
export function createAuthRefusal(status: number, code: string, msg: string, details: object = {}): Response {
  return Response.json(
    { code: status, error_code: code, msg, ...details },
    { status, headers: { 'x-sb-error-code': code } },
  );
}
