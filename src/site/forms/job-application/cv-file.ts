import { detectDocument } from '@/shared/lib/document-format';
import { inputLimits } from '@/shared/lib/limits';

/** Accepted formats with their MIME types. The bucket `cv` accepts the same types. */
const cvTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/** Value of the `accept` attribute of the file field. */
export const CV_ACCEPT_ATTRIBUTE = Object.entries(cvTypes)
  .flatMap(([extension, type]) => [`.${extension}`, type])
  .join(',');

/** A file that may be sent. */
export interface AcceptedCv {
  file: File;
  extension: keyof typeof cvTypes;
  type: string;
}

/** Reason why a file is refused. */
export type CvRefusal = 'wrongType' | 'macros' | 'tooBig' | 'empty' | 'unreadable';

/** Checks a chosen file before it is sent. The bytes decide, not the name: a phone may name a file `document:1234`. */
export async function checkCv(file: File): Promise<AcceptedCv | CvRefusal> {
  if (file.size > inputLimits.cvBytes) return 'tooBig';
  if (file.size === 0) return 'empty';
  try {
    const format = await detectDocument(file);
    if (format === 'macros') return 'macros';
    return format ? { file, extension: format, type: cvTypes[format] } : 'wrongType';
  } catch {
    return 'unreadable';
  }
}
