/** The query that opens an offer, or closes it (null), keeping the chosen department. */
export function offerSearch(search: string, slug: string | null): string {
  const query = new URLSearchParams(search);
  if (slug) query.set('offre', slug);
  else query.delete('offre');
  return query.toString();
}
