/** Public API key of the embedded backend. No key of this file is secret: only that backend accepts them. */
export const LOCAL_PUBLISHABLE_KEY = 'sb_publishable_local_demo_0000000000';

/** Bypasses row security on the embedded backend only, for tests and scripts, never for the site. */
export const LOCAL_SECRET_KEY = 'sb_secret_local_demo_0000000000';

/** Signs the session tokens of the embedded backend (HS256). Fixed, so that sessions survive its restarts. */
export const LOCAL_JWT_SECRET = 'local-demo-signing-key-of-the-embedded-backend';

/** Shared secret of the embedded `send-mails` function. */
export const LOCAL_MAILS_SECRET = 'local-demo-word-of-the-function-send-mails';
