type Network = 'facebook' | 'twitter' | 'instagram' | 'youtube' | 'linkedin';

/** Drawn here: the icon library no longer ships the signs of networks. 24 × 24, one path each. */
const paths: Record<Network, string> = {
  facebook:
    'M14 8.5V6.8c0-.9.5-1.3 1.4-1.3H17V2.2h-2.7C11.6 2.2 10.3 3.8 10.3 6.4v2.1H8v3.3h2.3V22H14V11.8h2.6l.5-3.3z',
  twitter:
    'M3 3h5.2l4.3 6 5.1-6h2.2l-6.3 7.4L21 21h-5.2l-4.7-6.5L5.5 21H3.300l6.8-8zm3.4 1.7 10.1 14.600h1.300L7.7 4.700z',
  instagram:
    'M7.5 2.500h9a5 5 0 0 1 5 5v9a5 5 0 0 1-5 5h-9a5 5 0 0 1-5-5v-9a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v9a3 3 0 0 0 3 3h9a3 3 0 0 0 3-3v-9a3 3 0 0 0-3-3zM12 7.500a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zm0 2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zm4.8-3.400a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.200z',
  youtube:
    'M4 5.500h16a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zm6 3.200v6.600l5.6-3.300z',
  linkedin:
    'M4 9.200h3.500V20.500H4zM5.750 3.500a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM9.8 9.200h3.350v1.600c.5-1 1.7-1.9 3.5-1.9 3.1 0 4.350 1.8 4.350 5.100v6.500h-3.500v-5.900c0-1.7-.5-2.7-2-2.700s-2.2 1-2.2 2.700v5.900H9.800z',
};

/** Sign of a social network, in the current colour. */
export function SocialIcon({ network, className }: { network: Network; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={paths[network]} />
    </svg>
  );
}
