/** The query that opens an offer, or closes it (null), keeping the chosen department. */
export function offerSearch(search: string, id: string | null): string {
  const query = new URLSearchParams(search);
  if (id) query.set('offre', id);
  else query.delete('offre');
  return query.toString();
}
