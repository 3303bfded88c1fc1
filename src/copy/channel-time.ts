/** Words after a time of the TV guide. All channels broadcast from Abidjan. */
export const CHANNEL_TIME_LABEL = 'à l’heure d’Abidjan (UTC+0)';
