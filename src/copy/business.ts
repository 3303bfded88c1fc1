/** Start of each message that a button prepares; the name of the request follows. */
export const requestPrefix = 'Demande :';

export const popularPlanLabel = 'Populaire';
