/** Returns the files of a paste or a drop. Returns none when they are pictures of the pasted text. */
export function getDataTransferFiles(transfer: DataTransfer | null): File[] {
  const files = [...(transfer?.files ?? [])];
  const plainText = transfer?.getData('text/plain').trim() ?? '';
  // Some systems add the file name as text.
  const isFileName = files.some(({ name }) => plainText.includes(name));
  return plainText && !isFileName ? [] : files;
}

const DOCUMENT_NAME = /\.(?:pdf|docx?|odt|rtf|txt|xlsx?|ods|csv|pptx?|odp)$/i;

/** Returns the files that are not documents; the editor uploads them as pictures. */
export const excludeDocumentFiles = (files: File[]): File[] =>
  files.filter(({ name }) => !DOCUMENT_NAME.test(name));
