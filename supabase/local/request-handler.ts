/** Function that answers HTTP requests: that of the backend, of the emulation library (README.md), or of a part of them. */
export type RequestHandler = (request: Request) => Promise<Response>;
