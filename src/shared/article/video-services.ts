/** Video of a service that this site can embed after a visitor's consent. */
export interface EmbeddableVideo {
  service: 'YouTube' | 'Vimeo' | 'Dailymotion';
  /** Address of the service's player; the Content-Security-Policy (`public/_headers`) allows its origin. */
  player: string;
}

/** Services: the addresses of their videos, whose group is the id, and the address of their player. */
const services: {
  service: EmbeddableVideo['service'];
  addressPattern: RegExp;
  getPlayerUrl: (id: string) => string;
}[] = [
  {
    service: 'YouTube',
    addressPattern:
      /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/|live\/|embed\/)|youtu\.be\/)([\w-]{11})(?:[?&#/]|$)/,
    getPlayerUrl: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  },
  {
    service: 'Vimeo',
    addressPattern: /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,12})(?:[?#/]|$)/,
    getPlayerUrl: (id) => `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1`,
  },
  {
    service: 'Dailymotion',
    addressPattern:
      /^https:\/\/(?:(?:www\.)?dailymotion\.com\/(?:embed\/)?video|dai\.ly)\/([a-z0-9]{5,10})(?:[?#_/]|$)/,
    getPlayerUrl: (id) => `https://www.dailymotion.com/embed/video/${id}?autoplay=1`,
  },
];

/** Returns the video of an address; null for any other address. */
export function findVideo(address: string): EmbeddableVideo | null {
  for (const { service, addressPattern, getPlayerUrl } of services) {
    const id = addressPattern.exec(address)?.[1];
    if (id) return { service, player: getPlayerUrl(id) };
  }
  return null;
}
