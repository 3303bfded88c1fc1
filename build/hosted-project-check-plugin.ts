import type { Plugin } from 'vite';
import { isLoopback } from '../scripts/lib/operate/loopback.ts';
import { StartError } from '../supabase/local/start-error.ts';
import { findCopyPlaceholders, findPlaceholderError } from './placeholders.ts';

const URL_NAME = 'VITE_SUPABASE_URL';
const KEY_NAME = 'VITE_SUPABASE_ANON_KEY';

/** Returns what is wrong with the two variables of a hosted project, in one sentence; undefined if they are valid. */
export function findConfigError(url = '', key = ''): string | undefined {
  if (!url && !key) return undefined;
  if (!url || !key)
    return `${URL_NAME} and ${KEY_NAME} go together: set both, or neither for the local backend.`;
  const { protocol, hostname, origin } = URL.parse(url) ?? {};
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname ?? ''));
  // compares the raw text, because URL.parse accepts surrounding spaces and missing slashes
  const isOrigin = url === origin || url === `${origin}/`;
  if (!isSafe || !isOrigin)
    return `${URL_NAME} ("${url}") is not the address of a project: write https://<ref>.supabase.co, with nothing before or after.`;
  if (/\s/.test(key)) return `${KEY_NAME} holds a space or a line break: copy the key again.`;
  if (key.startsWith('sb_secret_'))
    return `${KEY_NAME} is a secret key, which the build would publish: revoke it, and use the publishable key.`;
  return undefined;
}

/**
 * Vite plugin: stops build, development and preview when a variable of the hosted project is invalid. Without
 * ALLOW_PLACEHOLDERS, stops a build for a hosted project while the URL, the legal notices or the contacts of the site
 * are placeholders.
 */
export function hostedProjectCheckPlugin(): Plugin {
  return {
    name: 'hosted-project',
    configResolved({ env, command, root }) {
      const configError = findConfigError(env[URL_NAME], env[KEY_NAME]);
      if (configError) throw new StartError(configError);
      if (command !== 'build' || !env[URL_NAME] || process.env.ALLOW_PLACEHOLDERS === '1') return;
      const placeholderMessage = findPlaceholderError(findCopyPlaceholders(root));
      if (placeholderMessage) throw new StartError(placeholderMessage);
    },
  };
}
