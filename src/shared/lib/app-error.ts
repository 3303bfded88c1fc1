/** French message of each kind of error. */
const messages = {
  network: 'Connexion impossible. Vérifiez votre réseau puis réessayez.',
  timeout: 'Le serveur met trop de temps à répondre. Réessayez dans un instant.',
  session: 'Votre session a expiré. Reconnectez-vous.',
  forbidden: 'Votre rôle ne permet pas cette action.',
  duplicate: 'Cette valeur existe déjà.',
  redirects: 'Cette adresse mène encore à un autre contenu.',
  conflict: 'Une autre personne a enregistré une modification entre-temps.',
  invalid: 'Une valeur n’a pas le format attendu.',
  'in-use': 'Cet élément est utilisé ailleurs, ou l’un des éléments choisis n’existe plus.',
  guarded: 'Une règle de protection s’y oppose.',
  'not-found': 'Élément introuvable, ou non autorisé pour votre rôle.',
  'rate-limit': 'Trop de demandes en peu de temps. Patientez quelques minutes.',
  unavailable: 'Le service est momentanément indisponible. Réessayez dans un instant.',
  'too-large': 'Ce fichier est trop lourd.',
  'type-refused': 'Ce type de fichier n’est pas accepté.',
  credentials: 'E-mail ou mot de passe incorrect. Vérifiez la saisie, ou demandez un nouveau mot de passe.',
  unconfirmed:
    'Votre adresse n’est pas encore confirmée. Ouvrez le lien reçu par e-mail, puis revenez ici. « Mot de passe oublié » en envoie un autre.',
  'weak-password': 'Ce mot de passe est trop faible ou trop court. Choisissez-en un plus long.',
  'same-password': 'Choisissez un mot de passe différent de l’ancien.',
  'known-account': 'Un compte existe déjà pour cette adresse. Connectez-vous.',
  'closed-sign-up': 'Les inscriptions sont fermées. Demandez un accès à un administrateur.',
  suspended: 'Ce compte est suspendu. Contactez un administrateur.',
  'invalid-email': 'Cette adresse e-mail n’est pas acceptée. Vérifiez son orthographe.',
  'expired-link': 'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.',
  'wrong-code': 'Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant.',
  'second-factor': 'Donnez d’abord le code de votre double authentification.',
  'storage-full':
    'Le stockage de ce navigateur est plein. Libérez de la place dans ses réglages, ou prenez un autre navigateur.',
  unknown: 'Une erreur inattendue est survenue.',
};

/** Kind of an error, on which a screen can act. */
export type AppErrorKind = keyof typeof messages;

interface AppErrorDetails {
  /** SQLSTATE, or code of PostgREST, Auth or Storage; empty without one. */
  code?: string;
  status?: number;
  providerMessage?: string;
  retryAfterSeconds?: number | undefined;
}

/** Error of the backend: `kind` to act on, French `message` to show, `code` to log. */
export class AppError extends Error {
  readonly kind: AppErrorKind;
  readonly code: string;
  /** HTTP status; undefined without an answer. */
  readonly status: number | undefined;
  /** Message of the server, which only sign-in and sign-up show (specification 8); or of a check before the request. */
  readonly providerMessage: string;
  /** Seconds until the rate limit allows the next request, if known. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    kind: AppErrorKind,
    { code = '', status, providerMessage = '', retryAfterSeconds }: AppErrorDetails = {},
  ) {
    super(messages[kind]);
    this.name = 'AppError';
    this.kind = kind;
    this.code = code;
    this.status = status || undefined;
    this.providerMessage = providerMessage;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Returns true without an answer: the request may have arrived, and may succeed once the network is back. */
export const isUnansweredError = ({ kind, status }: AppError): boolean =>
  (kind === 'network' || kind === 'timeout') && status === undefined;

const transientKinds: readonly AppErrorKind[] = [
  'network',
  'timeout',
  'unavailable',
  'rate-limit',
  'unknown',
];

/** Returns true for a failure after which a later attempt may succeed. */
export const isTransientError = ({ kind }: AppError): boolean => transientKinds.includes(kind);

/** Returns true when a failed save may be stored: its response was lost, or has a status from 500 on, which a gateway may have sent. */
export function mayBeStored(error: AppError): boolean {
  const { status = 0 } = error;
  return status >= 500 || (status < 400 && isTransientError(error));
}

const kindByCode: Record<string, AppErrorKind> = {
  '23505': 'duplicate',
  '23503': 'in-use',
  // a path that already redirects (private.sync_redirects); also overlapping programmes, which the guide recognises by the code
  '23P01': 'redirects',
  '42501': 'forbidden',
  // raised by a trigger of the schema (the last super admin)
  P0001: 'guarded',
  // the statement exceeded the timeout of its role
  '57014': 'timeout',
  PGRST000: 'unavailable',
  PGRST001: 'unavailable',
  PGRST002: 'unavailable',
  // no connection of the pool became free in time
  PGRST003: 'timeout',
  PGRST116: 'not-found',
  PGRST301: 'session',
  PGRST303: 'session',
  PT409: 'conflict',
  PT429: 'rate-limit',
  over_request_rate_limit: 'rate-limit',
  over_email_send_rate_limit: 'rate-limit',
  session_not_found: 'session',
  session_expired: 'session',
  // the account of the session was deleted
  user_not_found: 'session',
  refresh_token_not_found: 'session',
  refresh_token_already_used: 'session',
  bad_jwt: 'session',
  no_authorization: 'session',
  invalid_credentials: 'credentials',
  current_password_required: 'credentials',
  current_password_invalid: 'credentials',
  email_not_confirmed: 'unconfirmed',
  weak_password: 'weak-password',
  same_password: 'same-password',
  user_already_exists: 'known-account',
  email_exists: 'known-account',
  signup_disabled: 'closed-sign-up',
  email_provider_disabled: 'closed-sign-up',
  user_banned: 'suspended',
  email_address_invalid: 'invalid-email',
  email_address_not_authorized: 'invalid-email',
  validation_failed: 'invalid',
  otp_expired: 'expired-link',
  otp_disabled: 'expired-link',
  access_denied: 'expired-link',
  mfa_verification_failed: 'wrong-code',
  mfa_challenge_expired: 'wrong-code',
  insufficient_aal: 'second-factor',
  request_timeout: 'timeout',
  // the storage's code for an expired session
  InvalidJWT: 'session',
};

const kindByStatus: Record<number, AppErrorKind> = {
  401: 'session',
  403: 'forbidden',
  429: 'rate-limit',
  503: 'unavailable',
  504: 'timeout',
};

/** For answers of the storage only. The tables' API uses these statuses for other errors, each with a code. */
const kindByStorageStatus: Record<number, AppErrorKind> = {
  404: 'not-found',
  409: 'duplicate',
  413: 'too-large',
  415: 'type-refused',
  // the storage's status for « the database did not answer in time »
  544: 'timeout',
};

function findKind(code: string, status: number | undefined, message: string): AppErrorKind {
  // PostgREST answers 401 without a valid token: the session is missing, not a permission.
  if (code === '42501' && status === 401) return 'session';
  const codeKind = kindByCode[code];
  if (codeKind) return codeKind;
  if (/^(22|23)/.test(code)) return 'invalid';
  const statusKind = kindByStatus[status ?? 0];
  if (statusKind) return statusKind;
  if (/AuthSessionMissing/.test(message)) return 'session';
  // the browser could not store the session
  if (/QuotaExceeded/.test(message)) return 'storage-full';
  if (/TimeoutError|AbortError|timed out/i.test(message)) return 'timeout';
  if (status === 0 || /fetch|network|load failed/i.test(message)) return 'network';
  return 'unknown';
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '');

/** Returns true for a kind whose French message says more than that of the provider: « User is banned ». */
const hasBetterMessage = (kind: AppErrorKind) => kind === 'suspended' || kind === 'storage-full';

/** Statuses of a failed browser request (0) or of a gateway. The message is then not from the provider. */
const GATEWAY_STATUSES: readonly number[] = [0, 502, 503, 504];

/** Fields of the errors of supabase-js; each kind of error has some of them. */
type ErrorFields = Partial<Record<'code' | 'message' | 'hint' | 'name' | 'status' | 'statusCode', unknown>>;

/**
 * Maps an error of supabase-js to an AppError by `code` and `status`, or else by `name` and `message`. Uses `statusCode`
 * for the storage, because its HTTP status is nearly always 400.
 */
export function toAppError(error: unknown, status?: number): AppError {
  if (error instanceof AppError) return error;
  const fields: ErrorFields = error ?? {};
  const code = toText(fields.code);
  const message = toText(fields.message);
  const storageStatus = Number(fields.statusCode) || undefined;
  const errorStatus = typeof fields.status === 'number' ? fields.status : undefined;
  const httpStatus = storageStatus ?? status ?? errorStatus;
  const kind =
    kindByStorageStatus[storageStatus ?? 0] ??
    findKind(code, httpStatus, `${toText(fields.name)} ${message}`);
  const isFromGateway = httpStatus !== undefined && GATEWAY_STATUSES.includes(httpStatus);
  const providerMessage = isFromGateway || hasBetterMessage(kind) ? '' : message;
  // private.consume_rate_limit puts the seconds into the hint
  const retryAfterSeconds = code === 'PT429' ? Number(fields.hint) || undefined : undefined;
  return new AppError(kind, { code, status: httpStatus, providerMessage, retryAfterSeconds });
}
