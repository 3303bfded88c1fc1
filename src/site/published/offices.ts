import { type Office, offices } from '@/copy/directory';
import { built } from './built';

/** The offices as the build knew them: for what stands on every page, which waits for nothing. */
export const builtOffices = (): readonly Office[] => built().offices ?? offices;
