import { sessionsText as text } from '@/copy/admin/sessions';

/** Patterns of user agents. The first match counts: the user agent of Edge also contains Chrome and Safari. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const findName = (patterns: typeof BROWSERS, userAgent: string) =>
  patterns.find(([pattern]) => pattern.test(userAgent))?.[1];

/** Returns « Firefox sur Windows ». Versions are left out: they change and people do not know them. */
export function describeUserAgent(userAgent: string | null): string {
  const browser = findName(BROWSERS, userAgent ?? '') ?? text.unknownBrowser;
  return `${browser} ${text.on} ${findName(SYSTEMS, userAgent ?? '') ?? text.unknownSystem}`;
}
