/**
 * Returns the answer when it may come from our API: any failure, or JSON with a 200. A proxy or the sign-in page of a network
 * answers 200 with HTML: it becomes a 502, which queries retry and which keeps the session.
 */
export function validateResponse(response: Response, method: string, url: string): Response {
  const isFile = method === 'GET' && url.includes('/storage/v1/object/');
  if (response.status !== 200 || method === 'HEAD' || isFile) return response;
  if (response.headers.get('content-type')?.includes('json')) return response;
  return new Response(JSON.stringify({ message: 'not an answer of our API' }), { status: 502 });
}
