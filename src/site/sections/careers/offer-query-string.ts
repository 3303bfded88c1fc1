/** Returns the query of the URL that opens an offer, or closes it (null). It keeps the chosen department. */
export function buildJobOfferQueryString(search: string, id: string | null): string {
  const query = new URLSearchParams(search);
  if (id) query.set('offre', id);
  else query.delete('offre');
  return query.toString();
}
