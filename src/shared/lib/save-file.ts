/** Downloads the file at a URL. */
export function downloadUrl(href: string, name = ''): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
}

/** Downloads a blob under a file name. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  downloadUrl(url, name);
  // Waits until the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
