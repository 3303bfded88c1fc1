/** First words of the message that a request button fills in; the document or plan follows. */
export const requestMessagePrefix = 'Demande :';

/** Label of the plans that staff highlight in a price list. */
export const popularPlanLabel = 'Populaire';
