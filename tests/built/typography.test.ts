import { expect, it } from 'vitest';
import { sitePagePaths } from '@/app/routes';
import { defaultPressSlugs } from '@/copy/press/slugs';
import { readBuiltPageHtml } from './support.ts';

/** Text, or value of an attribute that people read, with a breaking space before a sign or unit, or after «. */
const BREAKING_SPACE =
  /(?:>|(?:aria-label|alt|title|placeholder|content)=")[^<>"]*(?: [:;?!»€%]|« |\d (?:ans?|jours?|mois|min|[KM]o)\b)[^<>"]*/g;

it.each([...sitePagePaths, ...defaultPressSlugs.map((slug) => `/presse/${slug}`), '/404'])(
  'the page %s has its non-breaking spaces',
  (address) => {
    const html = readBuiltPageHtml(address).replaceAll(/<(script|style)\b[\s\S]*?<\/\1>|<!-- -->/g, '');
    expect(html.match(BREAKING_SPACE) ?? []).toEqual([]);
  },
);
