import { limits } from '@/shared/lib/limits';

/** Formats of the bucket. Browsers guess the type from installed programs, so the name's ending decides. */
const types = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/** For the file picker. */
export const CV_ACCEPT = Object.entries(types)
  .flatMap(([extension, type]) => [`.${extension}`, type])
  .join(',');

/** A file that may be sent. */
export interface Cv {
  file: File;
  extension: keyof typeof types;
  type: string;
}

/** Why a file is no CV. */
export type CvRefusal = 'wrongType' | 'tooBig' | 'empty';

const isExtension = (text: string): text is keyof typeof types => Object.hasOwn(types, text);

/** Looks at a chosen file before anything is sent: the CV, or why it is refused. */
export function checkCv(file: File): Cv | CvRefusal {
  const extension = /\.([a-z]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (!isExtension(extension)) return 'wrongType';
  if (file.size > limits.cvBytes) return 'tooBig';
  if (file.size === 0) return 'empty';
  return { file, extension, type: types[extension] };
}
