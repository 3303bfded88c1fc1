/** Returns the query of the URL of an offer or, with null, of the list. Keeps the chosen department. */
export function buildJobOfferQueryString(search: string, id: string | null): string {
  const query = new URLSearchParams(search);
  if (id) query.set('offre', id);
  else query.delete('offre');
  return query.toString();
}
