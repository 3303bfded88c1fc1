/**
 * Returns true when the Authorization header contains this secret. Compares hashes, so that the duration
 * reveals nothing.
 */
export async function hasBearerSecret(request: Request, secret: string): Promise<boolean> {
  const hash = async (text: string) =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  const received = await hash(request.headers.get('authorization') ?? '');
  const expected = await hash(`Bearer ${secret}`);
  return received.every((byte, index) => byte === expected[index]);
}
