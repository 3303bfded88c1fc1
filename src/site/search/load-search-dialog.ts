/** Downloads the search dialog of the site. */
export const loadSearchDialog = () => import('./search-dialog').then((module) => module.SearchDialog);
