/** Escapes JSON for a `<script>` element, so that no text can close the element. */
export const escapeJson = (json: string): string => json.replaceAll('<', '\\u003c');
