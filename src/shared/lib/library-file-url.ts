import { supabaseUrl } from './env';
import { getStoredFileUrl } from './stored-file-url';

/** Returns the URL at which this site reads a file of its media library. */
export const getLibraryFileUrl = (filePath: string): string => getStoredFileUrl(filePath, supabaseUrl);
