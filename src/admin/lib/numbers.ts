/** French number format of the back office. */
export const numbers = new Intl.NumberFormat('fr-FR');
