/**
 * Kinds of networks that hide where somebody is, the most significant first: an address may be of
 * several.
 */
export const NETWORK_KINDS = ['TOR', 'VPN', 'HOSTING'] as const
export type NetworkKind = (typeof NETWORK_KINDS)[number]
