/** Step of a review, as the database returns it (private.list_review_steps). */
export interface ReviewStep {
  /** Id of the text, or of its working copy. */
  id: string;
  title: string;
  step: string;
  by_name: string;
  note: string | null;
  goes_online_at: string | null;
}

const PREDICATES: Readonly<Record<string, string>> = {
  propose: 'le propose à la relecture',
  return: 'vous le renvoie',
  publish: 'l’a publié',
  schedule: 'l’a programmé',
  copy_schedule: 'a programmé sa mise à jour',
  copy_publish: 'l’a mis à jour',
};

/** Returns the sentence about a step: who did what to the text, when it goes online, and why. */
export function describeReviewStep(
  { step, by_name, note, goes_online_at }: ReviewStep,
  formatDate: (timestamp: string) => string,
): string {
  const date = goes_online_at ? ` pour le ${formatDate(goes_online_at)}` : '';
  const reason = note ? `\u00a0: «\u00a0${note}\u00a0»` : '.';
  return `${by_name} ${PREDICATES[step] ?? ''}${date}${reason}`;
}
