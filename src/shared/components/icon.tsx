import clsx from 'clsx';

/** Paths of the icons that are drawn with lines, in a square of 24. */
const strokes = {
  alert: 'M3 12a9 9 0 1 0 18 0 9 9 0 0 0-18 0zM12 8v4.5m0 3.5v.1',
  'arrow-left': 'M19 12H5m6-6-6 6 6 6',
  'arrow-right': 'M5 12h14m-6-6 6 6-6 6',
  'chevron-right': 'm9 6 6 6-6 6',
  chat: 'M4 20V5h16v12H7z',
  close: 'm6 6 12 12m0-12L6 18',
  devices: 'M18 8V4H3v11h7m0 0v5m-4 0h4m5-8h6v9h-6z',
  download: 'M12 4v10.6M7 10l5 5 5-5M5 20h14',
  external: 'M8 6h10v10M6 18 18 6',
  feed: 'M5 5c8 0 14 6 14 14M5 11c4.5 0 8 3.5 8 8M5 18v1h1v-1z',
  file: 'M14 3H5v18h14V8l-5-5zm0 0v5h5M9 13h6m-6 4h6',
  home: 'M4 11.5 12 4l8 7.5V20H4zM10 20v-6h4v6',
  link: 'm10 14 4-4M8.5 11.5 6 14a3.5 3.5 0 0 0 4 4l2.5-2.5m3-3L18 10a3.5 3.5 0 0 0-4-4l-2.5 2.5',
  mail: 'M3 6h18v12H3zm0 1 9 6 9-6',
  menu: 'M4 7h16M4 12h11M4 17h16',
  pen: 'm4 20 1-5L16 4l4 4L9 19zM14 6l4 4',
  phone: 'M5 4h4l1.5 5L8 11a12 12 0 0 0 5 5l2-2.5 5 1.5v4c0 1-1 1-1 1C11 20 4 13 4 5c0 0 0-1 1-1z',
  pin: 'M12 21s-7-6.5-7-11.5a7 7 0 0 1 14 0C19 14.5 12 21 12 21zm-2.5-11.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0z',
  plus: 'M12 5v14m-7-7h14',
  print: 'M7 8V4h10v4M7 17H4V9h16v8h-3M7 14h10v6H7z',
  search: 'M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 0 0-13 0zm12 5.5 4.5 4.5',
  share: 'M12 14V4M8 8l4-4 4 4M6 12H4v8h16v-8h-2',
  smartphone: 'M7 3h10v18H7zm4.9 14.5h.2',
  trash: 'M4 6h16M9 6V3h6v3m3 0v15H6V6m4 5v5m4-5v5',
} as const;

const fills = {
  check: 'm5 10.7 4.5 4.5L19 5.7l1.8 1.8L9.5 18.8l-6.3-6.3z',
  facebook:
    'M14 8.5V6.8c0-.9.5-1.3 1.4-1.3H17V2.2h-2.7C11.6 2.2 10.3 3.8 10.3 6.4v2.1H8v3.3h2.3V22H14V11.8h2.6l.5-3.3z',
  instagram:
    'M7.5 2.5h9a5 5 0 0 1 5 5v9a5 5 0 0 1-5 5h-9a5 5 0 0 1-5-5v-9a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v9a3 3 0 0 0 3 3h9a3 3 0 0 0 3-3v-9a3 3 0 0 0-3-3zM12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zm0 2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zm4.8-3.4a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2z',
  linkedin:
    'M4 9.2h3.5V20.5H4zM5.75 3.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM9.8 9.2h3.35v1.6c.5-1 1.7-1.9 3.5-1.9 3.1 0 4.35 1.8 4.35 5.1v6.5h-3.5v-5.9c0-1.7-.5-2.7-2-2.7s-2.2 1-2.2 2.7v5.9H9.8z',
  pause: 'M6 4h4v16H6zm8 0h4v16h-4z',
  play: 'm7 4 13 8-13 8z',
  star: 'm12 2.5 2.9 6.4 7 .8-5.2 4.7 1.4 6.9-6.1-3.5-6.1 3.5 1.4-6.9L2.1 9.7l7-.8z',
  twitter:
    'M3 3h5.2l4.3 6 5.1-6h2.2l-6.3 7.4L21 21h-5.2l-4.7-6.5L5.5 21H3.3l6.8-8zm3.4 1.7 10.1 14.6h1.3L7.7 4.7z',
  youtube: 'M4 5.5h16a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zm6 3.2v6.6l5.6-3.3z',
} as const;

/** Name of an icon of the site. */
export type IconName = keyof typeof strokes | keyof typeof fills;

interface IconProps {
  name: IconName;
  className?: string | undefined;
}

/** Icon of the site and of shared components, in the colour and size of its text. The back office uses lucide-react. */
export function Icon({ name, className }: IconProps) {
  const isFilled = name in fills;
  const path = isFilled ? fills[name as keyof typeof fills] : strokes[name as keyof typeof strokes];
  return (
    <svg
      className={clsx('icon', isFilled && 'icon-filled', className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
