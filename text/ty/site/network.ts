import type { network as vi } from '../../vi/site/network.ts'

/** The screen of who comes through a network that isn't let in. */
export const network = {
  'network.title': 'Hindi makakapasok gamit ang koneksyong ito',
  'network.VPN': 'Dumadaan ka sa VPN o proxy. I-off ito at subukang muli.',
  'network.HOSTING':
    'Dumadaan ka sa isang data center, gaya ng mga VPN at proxy. I-off ang VPN mo, o gamitin ang internet sa bahay o sa telepono, at subukang muli.',
  'network.TOR': 'Dumadaan ka sa Tor network. Buksan ang pahinang ito sa karaniwang browser at subukang muli.',
  'network.mistaken': 'Kung wala kang ginagamit sa mga ito, sabihin sa customer service ang IP address sa itaas.',
  'network.label': 'Network',
  'network.name.VPN': 'VPN',
  'network.name.HOSTING': 'Data center',
  'network.name.TOR': 'Tor',
} satisfies Record<keyof typeof vi, string>
