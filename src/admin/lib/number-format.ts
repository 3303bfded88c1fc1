/** French number format of the back office. */
export const numberFormat = new Intl.NumberFormat('fr-FR');
