/** Video of a service that this site can embed after a visitor's consent. */
export interface EmbeddableVideo {
  service: 'YouTube' | 'Vimeo' | 'Dailymotion';
  /** Address of the service's player; the Content-Security-Policy (`public/_headers`) allows its origin. */
  player: string;
}

const services: { service: EmbeddableVideo['service']; address: RegExp; player: (id: string) => string }[] = [
  {
    service: 'YouTube',
    address:
      /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/|live\/|embed\/)|youtu\.be\/)([\w-]{11})(?:[?&#/]|$)/,
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  },
  {
    service: 'Vimeo',
    address: /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,12})(?:[?#/]|$)/,
    player: (id) => `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1`,
  },
  {
    service: 'Dailymotion',
    address:
      /^https:\/\/(?:(?:www\.)?dailymotion\.com\/(?:embed\/)?video|dai\.ly)\/([a-z0-9]{5,10})(?:[?#_/]|$)/,
    player: (id) => `https://www.dailymotion.com/embed/video/${id}?autoplay=1`,
  },
];

/** Returns the video of an address; null for any other address. */
export function findVideo(address: string): EmbeddableVideo | null {
  for (const { service, address: pattern, player } of services) {
    const id = pattern.exec(address)?.[1];
    if (id) return { service, player: player(id) };
  }
  return null;
}
