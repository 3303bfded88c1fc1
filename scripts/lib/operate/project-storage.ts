import { StorageClient } from '@supabase/storage-js';
import { keyHeaders } from '../../../src/shared/lib/key-headers.ts';
import { isLoopback } from './loopback.ts';

/**
 * The storage API of the project that SUPABASE_URL names, past row security by SUPABASE_SECRET_KEY.
 * @throws when they are not set, or the key would travel in clear.
 */
export function projectStorage(): StorageClient {
  const { SUPABASE_URL: address, SUPABASE_SECRET_KEY: key } = process.env;
  if (!address || !key) throw new Error('Set SUPABASE_URL and SUPABASE_SECRET_KEY.');
  const url = URL.parse(address);
  if (!url || !(url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname)))) {
    throw new Error(`SUPABASE_URL ("${address}") has to be an address with https.`);
  }
  return new StorageClient(new URL('/storage/v1', url).href, keyHeaders(key));
}

/** A file's name as the storage client wants it: it puts names into addresses as they are, where these have a meaning. */
export const inAddress = (name: string) => name.replace(/[?#%]/g, encodeURIComponent);
