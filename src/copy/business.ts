/** Start of each message that a button prepares; the name of the request follows. */
export const requestMessagePrefix = 'Demande :';

export const popularPlanLabel = 'Populaire';
