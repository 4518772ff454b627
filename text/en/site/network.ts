import type { network as vi } from '../../vi/site/network.ts'

/** The screen of who comes through a network that isn't let in. */
export const network = {
  'network.title': 'This connection is not let in',
  'network.VPN': 'You come through a VPN or a proxy. Turn it off and try again.',
  'network.HOSTING':
    'You come through a data centre, as VPNs and proxies do. Turn yours off, or use the connection of your home or phone, and try again.',
  'network.TOR': 'You come through the Tor network. Open this page in an ordinary browser and try again.',
  'network.mistaken': 'If you use none of these, tell customer service the IP address above.',
  'network.label': 'Network',
  'network.name.VPN': 'VPN',
  'network.name.HOSTING': 'Data centre',
  'network.name.TOR': 'Tor',
} satisfies Record<keyof typeof vi, string>
