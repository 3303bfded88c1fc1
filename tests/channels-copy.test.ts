import { expect, test } from 'vitest';
import { channels } from '@/copy/channels';
import channelHighlightsCollection from '@/copy/collections/highlights';
import { channelShowcaseTexts } from '@/copy/pages/chaines';

const showcases = channels.map(({ key }) => channelShowcaseTexts[key]);

/** Returns the minutes since noon, so that an evening continues after midnight. */
function getMinutesSinceNoon(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return ((hours + 12) % 24) * 60 + minutes;
}

test('each channel has a description, three figures (programmes, viewers, rating) and four highlights', () => {
  for (const { description, figures } of showcases) {
    expect(description.join(' ').length).toBeGreaterThan(200);
    expect(figures.map(({ label }) => label)).toEqual([
      'programmes à l’antenne',
      'téléspectateurs',
      'note du public',
    ]);
  }
  for (const { key } of channels) {
    expect(channelHighlightsCollection.initial.items.filter(({ channel }) => channel === key)).toHaveLength(
      4,
    );
  }
});

test('each typical evening has at least eight ordered programmes, one in prime time', () => {
  for (const { schedule } of showcases) {
    expect(schedule.length).toBeGreaterThanOrEqual(8);
    for (const { time } of schedule) expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
    const minutes = schedule.map(({ time }) => getMinutesSinceNoon(time));
    expect(minutes).toEqual([...minutes].sort((a, b) => a - b));
    expect(new Set(minutes).size).toBe(minutes.length);
    expect(schedule.filter(({ isPrimeTime }) => isPrimeTime)).toHaveLength(1);
  }
});

test('no two programmes of the typical evenings have the same title', () => {
  const titles = showcases.flatMap(({ schedule }) => schedule.map(({ title }) => title));
  expect(new Set(titles).size).toBe(titles.length);
});
