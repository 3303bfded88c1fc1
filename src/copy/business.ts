/** Start of each message that a button prepares; the name of the request follows. */
export const requestMessagePrefix = 'Demande :';

/** Label of the plans that staff highlight in a price list. */
export const popularPlanLabel = 'Populaire';
