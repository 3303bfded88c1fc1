/** Texts that the business pages share: labels, and the messages that their buttons prepare. */

/** Start of each message that a button prepares; the name of the request follows. */
export const requestPrefix = 'Demande :';

export const popularPlanLabel = 'Populaire';
