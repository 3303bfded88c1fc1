/** Format of a document; `macros` for a file in the format `docx` that contains macros. */
export type DocumentFormat = 'pdf' | 'doc' | 'docx' | 'macros';

/** PDF readers search for `%PDF-` in this many bytes: other bytes may come before it. */
const PDF_START_BYTES = 1024;

/** The directory at the end of a ZIP file fits into these bytes for any usual document. */
const ZIP_DIRECTORY_BYTES = 256 * 1024;

/** First bytes of an old Office document. */
const OLE_START = '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1';

/** Old Word documents share their container with installers and spreadsheets; only Word has this stream, named in UTF-16. */
const WORD_STREAM = [...'WordDocument'].join('\0');

/** Bytes for one call of `String.fromCharCode`: browsers limit the number of arguments. */
const CHUNK_BYTES = 8192;

/** Reads each byte as one character. */
async function readLatin1(part: Blob): Promise<string> {
  const bytes = new Uint8Array(await part.arrayBuffer());
  let text = '';
  for (let offset = 0; offset < bytes.length; offset += CHUNK_BYTES)
    text += String.fromCharCode(...bytes.subarray(offset, offset + CHUNK_BYTES));
  return text;
}

/** Detects a document by its bytes, because phones often lose its name. Null for any other file. */
export async function detectDocument(file: Blob): Promise<DocumentFormat | null> {
  const start = await readLatin1(file.slice(0, PDF_START_BYTES));
  // A file that starts as a program is a program, even when it also holds a PDF.
  if (start.includes('%PDF-') && !/^(MZ|\u007fELF|#!)/.test(start)) return 'pdf';
  if (start.startsWith(OLE_START)) return (await readLatin1(file)).includes(WORD_STREAM) ? 'doc' : null;
  if (!start.startsWith('PK\u0003\u0004')) return null;
  const directory = await readLatin1(file.slice(-ZIP_DIRECTORY_BYTES));
  if (!directory.includes('word/document.xml')) return null;
  return directory.includes('vbaProject.bin') ? 'macros' : 'docx';
}
