/** Pages of the app in the two stores. */
export const appStoreLinks = {
  ios: 'https://apps.apple.com/fr/search?term=Obouo%20Play', // à compléter
  android: 'https://play.google.com/store/search?q=Obouo%20Play&c=apps', // à compléter
};
