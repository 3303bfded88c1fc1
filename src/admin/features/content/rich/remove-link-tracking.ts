/** Parameters by which campaigns, social networks and mail tools track visitors. */
const TRACKING_PARAMETER =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|mc_[ce]id|igshid|yclid|_hs(?:enc|mi)|mkt_tok)$/;

/** Redirect services, with the parameter that contains the target. */
const redirectServices: { host: RegExp; path: RegExp; parameter: string }[] = [
  { host: /(?:^|\.)google\.[a-z.]+$/, path: /^\/url$/, parameter: 'q' },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: /^\//, parameter: 'url' },
  // The path is `/`, `/l` or `/l.php`, with or without a final slash.
  { host: /^l\.(?:facebook|instagram)\.com$/, path: /^\/(?:l(?:\.php)?\/?)?$/, parameter: 'u' },
];

/** Returns the address without redirect services and tracking parameters. */
export function removeLinkTracking(address: string): string {
  const trimmedAddress = address.trim();
  if (!/^https?:/i.test(trimmedAddress) || !URL.canParse(trimmedAddress)) return trimmedAddress;
  const url = new URL(trimmedAddress);
  const service = redirectServices.find(
    ({ host, path }) => host.test(url.hostname) && path.test(url.pathname),
  );
  const target = service && url.searchParams.get(service.parameter);
  if (target && /^https?:/i.test(target)) return removeLinkTracking(target);
  const trackingNames = [...url.searchParams.keys()].filter((name) => TRACKING_PARAMETER.test(name));
  if (trackingNames.length === 0) return trimmedAddress;
  for (const name of trackingNames) url.searchParams.delete(name);
  return url.href;
}
