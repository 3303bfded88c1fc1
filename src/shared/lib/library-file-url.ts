import { supabaseUrl } from './env';
import { replaceLibraryUrlHost } from './library-file-host';

/** Returns the URL at which this site reads a file of its media library. */
export const getLibraryFileUrl = (filePath: string): string => replaceLibraryUrlHost(filePath, supabaseUrl);
