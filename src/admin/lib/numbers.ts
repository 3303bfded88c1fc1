/** Numbers as the back office writes them. */
export const numbers = new Intl.NumberFormat('fr-FR');
