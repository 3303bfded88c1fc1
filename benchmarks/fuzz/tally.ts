/** Number of saved records of one kind, and numbers of refusals by reason. */
export interface Tally {
  saved: number;
  refusals: Map<string, number>;
}

export const createTally = (): Tally => ({ saved: 0, refusals: new Map() });

/** Adds one to the count of a reason. */
export const incrementReasonCount = (counts: Map<string, number>, reason: string): void => {
  counts.set(reason, (counts.get(reason) ?? 0) + 1);
};

/** Names the rule that refused a record: a constraint, else the code and the first words of the error. */
export const extractRefusingRuleName = ({ code = '', message }: { code?: string; message: string }): string =>
  /constraint "([^"]+)"/.exec(message)?.[1] ?? `${code} ${message.split('\n')[0]?.slice(0, 70)}`.trim();
