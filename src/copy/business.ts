/** What the business pages share: wording of the messages their buttons prepare and labels. */

/** Opens every message that a button writes for the visitor, followed by what was asked for. */
export const requestPrefix = 'Demande :';

export const popularLabel = 'Populaire';
