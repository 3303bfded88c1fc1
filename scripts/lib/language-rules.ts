/** Pattern of hard wording. */
export interface WordingRule {
  pattern: RegExp;
  message: string;
}

/** Patterns for comments and test titles. The check capitalises each text first. */
export const commentAndTitleWordingRules: readonly WordingRule[] = [
  {
    pattern: /^(?:What|Whether|Whoever|Whatever|Who|Whom|Whose)\b(?!.*\?$)/,
    message: 'starts with What, Who or Whether',
  },
  {
    pattern: /^(?:The same|Same|Likewise|As above)\b/,
    message: 'needs the comment before it',
  },
  {
    pattern: /\b(?:nobody|somebody|anybody|whoever|whatever)\b/i,
    message: 'names no actor',
  },
  {
    pattern: /\b(?:is|are|was|were) (?:told|said|asked of|known of|nothing of)\b/i,
    message: 'hides the actor in a passive',
  },
  {
    pattern: /\b(?:ours|theirs|its|nobody's) to\b/i,
    message: 'idiom: "ours to …"',
  },
  {
    pattern: /\b(?:may nothing|no more and no less|of its own|by itself|for good|on its way|to be had)\b/i,
    message: 'idiom',
  },
];

/** Longest sentence, title or paragraph, in words. */
export const proseWordLimits = { comment: 30, title: 14, docsSentence: 28, docsParagraph: 110 } as const;

/**
 * Highest share of findings that `npm run check` accepts, in percent. Lower a figure whenever the printed share falls.
 */
export const maxFindingsPercent = { comments: 2, titles: 0.1, docs: 2 } as const;
