import { supabaseUrl } from './env';
import { storedFileUrl } from './stored-file-url';

/** Returns the address at which this site reads a file of its media library. */
export const libraryFileUrl = (filePath: string): string => storedFileUrl(filePath, supabaseUrl);
