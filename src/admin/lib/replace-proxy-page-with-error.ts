/**
 * Returns a response of the API unchanged. A proxy or a Wi-Fi sign-in page responds with 200 and HTML. That response becomes a 502:
 * queries retry it, and the session stays.
 */
export function replaceProxyPageWithError(response: Response, method: string, url: string): Response {
  const isFile = method === 'GET' && url.includes('/storage/v1/object/');
  if (response.status !== 200 || method === 'HEAD' || isFile) return response;
  if (response.headers.get('content-type')?.includes('json')) return response;
  return new Response(JSON.stringify({ message: 'not an answer of our API' }), { status: 502 });
}
