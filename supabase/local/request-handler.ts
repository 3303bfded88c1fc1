/** Function that answers HTTP requests: of the backend, of `@supabase/lite`, or of a part of either. */
export type RequestHandler = (request: Request) => Promise<Response>;
