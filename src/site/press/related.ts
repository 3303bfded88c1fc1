import { newestFirst, type Story } from '@/site/published/story';

const COUNT = 3;

/** Three more to read: the newest of the same rubric, then the newest of the rest. */
export function related(story: Pick<Story, 'href' | 'rubric'>, among: readonly Story[]): Story[] {
  const others = among.filter(({ href }) => href !== story.href).sort(newestFirst);
  const isSibling = ({ rubric }: Story) => rubric !== null && rubric.slug === story.rubric?.slug;
  return [...others.filter(isSibling), ...others.filter((other) => !isSibling(other))].slice(0, COUNT);
}
