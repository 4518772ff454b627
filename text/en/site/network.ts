import type { network as vi } from '../../vi/site/network.ts'

/** The screen of who comes through a network that isn't let in. */
export const network = {
  'network.title': 'This connection isn’t allowed',
  'network.VPN': 'You’re using a VPN or proxy. Turn it off and try again.',
  'network.HOSTING':
    'You’re connecting through a data center, like most VPNs and proxies. Turn yours off, or use your home or mobile network, and try again.',
  'network.TOR': 'You’re using the Tor network. Open this page in a regular browser and try again.',
  'network.mistaken': 'Not using any of these? Send the IP address above to support.',
  'network.label': 'Network',
  'network.name.VPN': 'VPN',
  'network.name.HOSTING': 'Data center',
  'network.name.TOR': 'Tor',
} satisfies Record<keyof typeof vi, string>
