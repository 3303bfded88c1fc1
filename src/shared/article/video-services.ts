/** Video of a service that this site can embed after a visitor's consent. */
export interface EmbeddableVideo {
  service: 'YouTube' | 'Vimeo' | 'Dailymotion';
  /** The Content-Security-Policy (`public/_headers`) allows its origin. */
  playerUrl: string;
}

/** Services: the URLs of their videos, whose group is the id (`https://youtu.be/<id>`), and the URL of their player. */
const services: {
  service: EmbeddableVideo['service'];
  urlPattern: RegExp;
  getPlayerUrl: (id: string) => string;
}[] = [
  {
    service: 'YouTube',
    urlPattern:
      /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/|live\/|embed\/)|youtu\.be\/)([\w-]{11})(?:[?&#/]|$)/,
    getPlayerUrl: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  },
  {
    service: 'Vimeo',
    urlPattern: /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,12})(?:[?#/]|$)/,
    getPlayerUrl: (id) => `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1`,
  },
  {
    service: 'Dailymotion',
    urlPattern:
      /^https:\/\/(?:(?:www\.)?dailymotion\.com\/(?:embed\/)?video|dai\.ly)\/([a-z0-9]{5,10})(?:[?#_/]|$)/,
    getPlayerUrl: (id) => `https://www.dailymotion.com/embed/video/${id}?autoplay=1`,
  },
];

/** Returns the video of a URL; null for any other URL. */
export function findVideo(url: string): EmbeddableVideo | null {
  for (const { service, urlPattern, getPlayerUrl } of services) {
    const id = urlPattern.exec(url)?.[1];
    if (id) return { service, playerUrl: getPlayerUrl(id) };
  }
  return null;
}
