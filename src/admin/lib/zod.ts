import { config, z } from 'zod';

// Its compiler asks whether `eval` is allowed; our policy (public/_headers) forbids it and reports that question as a violation.
config({ jitless: true });

/** The one zod of the back office. */
export { z };
