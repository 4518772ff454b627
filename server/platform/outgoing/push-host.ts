/**
 * Whether a browser's push address is at one of these hosts; `*.example` stands for whatever is
 * below it.
 */
export function isPushHost(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, username, password } = new URL(endpoint)
  if (username || password || (protocol !== 'https:' && hostname !== '127.0.0.1')) return false
  return hosts.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host))
}
