import { config, z } from 'zod';

// The compiler of zod tests `eval`, which our policy (public/_headers) forbids and reports as a violation.
config({ jitless: true });

/** Zod with the compiler switched off. Import it from here only. */
export { z };
