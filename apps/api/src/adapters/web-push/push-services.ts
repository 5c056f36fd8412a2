/** The push services of the browsers: a host name, or with a leading dot every name below it. */
const SERVICES = [
  // Chrome, Edge on Android, Opera, Samsung Internet, Brave
  "fcm.googleapis.com",
  "jmt17.google.com",
  // Firefox
  "updates.push.services.mozilla.com",
  ".push.services.mozilla.com",
  // Safari
  ".push.apple.com",
  // Edge on Windows
  ".notify.windows.com",
];

/**
 * Reports whether an endpoint, which a browser supplies, is at a known push service.
 *
 * @param allowHosts further `host:port` pairs of the operator; these may use http
 */
export function isKnownService(endpoint: string, allowHosts: ReadonlySet<string>): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username !== "" || url.password !== "") return false;
  const { protocol, hostname, port } = url;
  if (protocol !== "https:" && protocol !== "http:") return false;
  if (allowHosts.has(`${hostname}:${port || (protocol === "https:" ? 443 : 80)}`)) return true;
  if (protocol !== "https:" || port !== "") return false;
  return SERVICES.some((service) =>
    service.startsWith(".") ? hostname.endsWith(service) : hostname === service,
  );
}
