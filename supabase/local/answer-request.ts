import type { App } from '@supabase/lite';
import type { Sql } from 'postgres';
import {
  allowAnyOrigin,
  answerPreflight,
  callRefreshWithRetry,
  hideKnownAddress,
  refuseAuthAdministration,
  runBeforeUserCreatedHook,
} from './fixes/auth-fixes.ts';
import { answerEmailChangeConfirmation } from './fixes/email-change.ts';
import {
  createInviteLink,
  findBannedAccountRefusal,
  rewriteInviteConfirmation,
} from './fixes/invite-links.ts';
import type { MfaEmulation } from './fixes/mfa.ts';
import {
  answerPasswordChange,
  findSignUpRefusal,
  recordSessionByMail,
  reportWrongPassword,
} from './fixes/password-fixes.ts';
import { findBearerRefusal, refuseBrokenText } from './fixes/request-fixes.ts';
import { answerUnlessServerLost, runInRequestScope } from './fixes/request-scope.ts';
import { type createResumableUploads, RESUMABLE_PATH } from './fixes/resumable-uploads.ts';
import { completeSessionAnswer } from './fixes/session-tokens.ts';
import {
  answerSingleFileDeletion,
  correctStorageAnswer,
  findSignedUploadRefusal,
  unwrapMultipartUpload,
} from './fixes/storage-fixes.ts';
import { type CaughtMail, createMailboxResponse } from './mail/mailbox.ts';
import type { Mailer } from './mail/mailer.ts';
import type { RequestHandler } from './request-handler.ts';

/** Paths of the project's Edge Functions. */
const SEND_MAILS = '/functions/v1/send-mails';
const UNSUBSCRIBE = '/functions/v1/unsubscribe';
const BACKEND_PATH_PREFIXES = ['/auth/v1', '/rest/v1', '/storage/v1', SEND_MAILS, UNSUBSCRIBE, '/_mail'];

/** Returns whether the backend answers requests at this path, which may have a query. */
export function isBackendPath(requestPath: string): boolean {
  return BACKEND_PATH_PREFIXES.some(
    (prefix) => requestPath.startsWith(prefix) && ['', '/', '?'].includes(requestPath.charAt(prefix.length)),
  );
}

/** Parts of the backend that an answer needs. */
interface BackendParts {
  app: App;
  mailer: Mailer;
  sql: Sql;
  factors: MfaEmulation;
  resumableUploads: ReturnType<typeof createResumableUploads>;
  sendMails: RequestHandler;
  unsubscribe: RequestHandler;
  mails: CaughtMail[];
  /** Aborted when the database server has gone. */
  serverLost: AbortSignal;
}

/** Returns the function that answers the requests whose path `isBackendPath` accepts. */
export function createRequestHandler(parts: BackendParts): RequestHandler {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/_mail') return createMailboxResponse(parts.mails, request);
    if (pathname === SEND_MAILS) return parts.sendMails(request);
    if (pathname === UNSUBSCRIBE) return parts.unsubscribe(request);
    if (request.method === 'OPTIONS') return answerPreflight(request);
    return runInRequestScope(request, () =>
      answerUnlessServerLost(parts.serverLost, () => answerApiRequest(parts, request, pathname)),
    );
  };
}

async function answerApiRequest(
  parts: BackendParts,
  uncheckedRequest: Request,
  pathname: string,
): Promise<Response> {
  const { app } = parts;
  const refusal = findBearerRefusal(uncheckedRequest, pathname);
  if (refusal) return refusal;
  const request = await refuseBrokenText(uncheckedRequest, pathname);
  if (request instanceof Response) return request;
  if (pathname.startsWith('/storage/v1/')) {
    if (pathname.startsWith(RESUMABLE_PATH)) return parts.resumableUploads(request, pathname);
    const uploadRefusal = findSignedUploadRefusal(request, pathname);
    if (uploadRefusal) return uploadRefusal;
    const callStorage = async (storageRequest: Request) => {
      const upload = await unwrapMultipartUpload(storageRequest);
      return upload instanceof Response ? upload : app.fetch(upload);
    };
    const response = (await answerSingleFileDeletion(request, callStorage)) ?? (await callStorage(request));
    return correctStorageAnswer(request, response);
  }
  if (pathname.startsWith('/auth/v1/')) return allowAnyOrigin(await answerAuth(parts, request, pathname));
  return app.fetch(request);
}

async function answerAuth(parts: BackendParts, request: Request, pathname: string): Promise<Response> {
  if (/^\/auth\/v1\/factors(\/|$)/.test(pathname)) return parts.factors.answer(request, pathname);
  const response = await answerAccount(parts, request, pathname);
  return parts.factors.addFactors(await completeSessionAnswer(parts.sql, request, response));
}

async function answerAccount(
  { app, mailer, sql, factors }: BackendParts,
  request: Request,
  pathname: string,
): Promise<Response> {
  const callLibrary = async (authRequest: Request) => app.fetch(authRequest);
  if (pathname === '/auth/v1/admin/generate_link') return createInviteLink(sql, request);
  if (pathname.startsWith('/auth/v1/admin')) return refuseAuthAdministration();
  const banRefusal = await findBannedAccountRefusal(sql, request.clone(), pathname);
  if (banRefusal) return banRefusal;
  if (pathname === '/auth/v1/signup') {
    const unreadRequest = request.clone();
    const refusal =
      (await findSignUpRefusal(request.clone())) ?? (await runBeforeUserCreatedHook(sql, request.clone()));
    return refusal ?? hideKnownAddress(unreadRequest, await callLibrary(request));
  }
  if (pathname === '/auth/v1/otp' || pathname === '/auth/v1/magiclink') {
    return (await runBeforeUserCreatedHook(sql, request.clone())) ?? callLibrary(request);
  }
  if (pathname === '/auth/v1/verify') {
    const emailChangeResponse = await answerEmailChangeConfirmation(sql, request.clone());
    if (emailChangeResponse) return emailChangeResponse;
    const response = await callLibrary(await rewriteInviteConfirmation(request));
    await recordSessionByMail(sql, response);
    return response;
  }
  const { searchParams } = new URL(request.url);
  const grantType = pathname === '/auth/v1/token' ? searchParams.get('grant_type') : null;
  if (grantType === 'refresh_token') return callRefreshWithRetry(request, callLibrary);
  if (grantType === 'password') {
    const unreadRequest = request.clone();
    const response = await callLibrary(request);
    await reportWrongPassword(sql, unreadRequest, response);
    return response;
  }
  if (pathname === '/auth/v1/user' && request.method === 'PUT') {
    const refusal = await factors.refuseChange(request);
    if (refusal) return refusal;
    return answerPasswordChange(sql, request, callLibrary, (email) =>
      mailer.sendNotice('password_changed', email),
    );
  }
  return callLibrary(request);
}
