import { type Illustrated, illustrated } from './illustrated';
import { newestFirst, type Story } from './story';

const COUNT = 3;

/** Three more to read: the newest of the same rubric, then the newest of the rest. */
export function related(story: Story, among: readonly Story[]): Illustrated[] {
  const others = among.filter(({ href }) => href !== story.href).sort(newestFirst);
  const isSibling = ({ rubric }: Story) => rubric !== null && rubric.slug === story.rubric?.slug;
  const next = [...others.filter(isSibling), ...others.filter((other) => !isSibling(other))].slice(0, COUNT);
  // none shows what opens the page
  return illustrated([story, ...next]).slice(1);
}
