import { limits } from '@/shared/lib/limits';

/** Formats of the bucket. Browsers guess the type from installed programs, so the file extension decides. */
const cvTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/** Value of the `accept` attribute of the file field. */
export const CV_ACCEPT = Object.entries(cvTypes)
  .flatMap(([extension, type]) => [`.${extension}`, type])
  .join(',');

/** A file that may be sent. */
export interface Cv {
  file: File;
  extension: keyof typeof cvTypes;
  type: string;
}

/** Reason why a file is refused. */
export type CvRefusal = 'wrongType' | 'tooBig' | 'empty';

const isExtension = (text: string): text is keyof typeof cvTypes => Object.hasOwn(cvTypes, text);

/** Checks a chosen file before it is sent. Returns the CV, or the reason of the refusal. */
export function checkCv(file: File): Cv | CvRefusal {
  const extension = /\.([a-z]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (!isExtension(extension)) return 'wrongType';
  if (file.size > limits.cvBytes) return 'tooBig';
  if (file.size === 0) return 'empty';
  return { file, extension, type: cvTypes[extension] };
}
