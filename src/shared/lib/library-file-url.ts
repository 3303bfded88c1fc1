import { supabaseUrl } from './env';
import { replaceLibraryUrlHost } from './library-file-host';

/** Returns the URL at which the browser reads a library file whose row has `storedUrl`. */
export const getLibraryFileUrl = (storedUrl: string): string => replaceLibraryUrlHost(storedUrl, supabaseUrl);
