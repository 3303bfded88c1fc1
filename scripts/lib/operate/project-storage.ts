import { StorageClient } from '@supabase/storage-js';
import { createSupabaseHeaders } from '../../../src/shared/lib/supabase-headers.ts';
import { isLoopback } from './loopback.ts';

/**
 * Returns the storage API of the project in SUPABASE_URL. SUPABASE_SECRET_KEY bypasses row security.
 * @throws when a variable is not set, when the key would travel without encryption, or when DATABASE_URL is of another
 * project.
 */
export function createProjectStorageClient(): StorageClient {
  const { SUPABASE_URL: address, SUPABASE_SECRET_KEY: key } = process.env;
  if (!address || !key) throw new Error('Set SUPABASE_URL and SUPABASE_SECRET_KEY.');
  const url = URL.parse(address);
  const isEncrypted = url?.protocol === 'https:';
  const isLocal = url?.protocol === 'http:' && isLoopback(url.hostname);
  if (!url || !(isEncrypted || isLocal)) {
    throw new Error(`SUPABASE_URL ("${address}") has to be an address with https.`);
  }
  const projectRef = /^(\w+)\.supabase\.co$/.exec(url.hostname)?.[1];
  if (projectRef && !process.env.DATABASE_URL?.includes(projectRef)) {
    throw new Error('DATABASE_URL must be set, for the same project as SUPABASE_URL.');
  }
  return new StorageClient(new URL('/storage/v1', url).href, createSupabaseHeaders(key));
}

/** Escapes a file name, because the storage client puts the name into an address unchanged. */
export const escapeStoragePath = (name: string) => name.replace(/[?#%]/g, encodeURIComponent);
