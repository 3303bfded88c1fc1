/**
 * Options of a query whose rows a form edits. The cache may be older than a change by a colleague, so the caller waits for a
 * fresh response. A later response must not replace typed text.
 */
export const FORM_QUERY_OPTIONS = {
  staleTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;
