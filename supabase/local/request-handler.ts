/** Answers a request: the backend, the library or a part of them. */
export type RequestHandler = (request: Request) => Promise<Response>;
