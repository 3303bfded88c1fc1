import type { Plugin } from 'vite';
import { StartError } from '../../supabase/local/start-error.ts';
import { isLoopback } from '../operate/loopback.ts';

const URL_NAME = 'VITE_SUPABASE_URL';
const KEY_NAME = 'VITE_SUPABASE_ANON_KEY';

/** What is wrong with the two variables that name a hosted project, as one sentence; undefined when nothing is, or both are unset. */
export function findFault(url = '', key = ''): string | undefined {
  if (!url && !key) return undefined;
  if (!url) return `${KEY_NAME} is set without ${URL_NAME}: set both, or neither for the local backend.`;
  const fault = faultOfUrl(url);
  if (fault)
    return `${URL_NAME} ("${url}") ${fault}: it is the project's address, as https://<ref>.supabase.co.`;
  if (!key) return `${URL_NAME} is set without ${KEY_NAME}: set both, or neither for the local backend.`;
  if (/\s/.test(key)) return `${KEY_NAME} holds a space or a line break: copy the key again.`;
  if (key.startsWith('sb_secret_')) {
    return `${KEY_NAME} is a secret key, which the build would publish: it takes the publishable one; revoke this one.`;
  }
  return undefined;
}

function faultOfUrl(text: string): string | undefined {
  const url = URL.parse(text);
  if (!url) return 'is not an address';
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return `starts with "${url.protocol}"`;
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) return 'would send passwords in clear';
  if (url.username || url.password) return 'holds a name or a password';
  // the address as it was written, for the browser forgives spaces around and slashes within
  return text === url.origin || text === `${url.origin}/` ? undefined : 'has more than a host';
}

/** Vite plugin: stops build, development and preview when the variables that name a hosted project cannot work. */
export function hostedProject(): Plugin {
  return {
    name: 'hosted-project',
    configResolved({ env }) {
      const fault = findFault(env[URL_NAME], env[KEY_NAME]);
      if (fault) throw new StartError(fault);
    },
  };
}
