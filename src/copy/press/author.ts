/** Author of an article without a byline (specification 2.10). */
export const defaultPressAuthor = 'La rédaction du Groupe Obouo';
