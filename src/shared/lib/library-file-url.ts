import { supabaseUrl } from './env';
import { replaceLibraryUrlHost } from './library-file-host';

/** Returns the URL at which this site reads a file of its media library. */
export const getLibraryFileUrl = (storedUrl: string): string => replaceLibraryUrlHost(storedUrl, supabaseUrl);
