/** Author of every press article (specification 2.10). */
export const pressAuthor = 'La rédaction du Groupe Obouo';
