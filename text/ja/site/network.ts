import type { network as vi } from '../../vi/site/network.ts'

/** The screen of who comes through a network that isn't let in. */
export const network = {
  'network.title': 'この接続ではご利用いただけません',
  'network.VPN': 'VPNまたはプロキシを経由しています。オフにしてから、もう一度お試しください。',
  'network.HOSTING':
    'VPNやプロキシと同じように、データセンターを経由しています。VPNをオフにするか、ご自宅や携帯電話の回線に切り替えて、もう一度お試しください。',
  'network.TOR': 'Torネットワークを経由しています。通常のブラウザーでこのページを開いて、もう一度お試しください。',
  'network.mistaken': 'いずれもご利用でない場合は、上のIPアドレスをカスタマーサポートにお知らせください。',
  'network.label': 'ネットワーク',
  'network.name.VPN': 'VPN',
  'network.name.HOSTING': 'データセンター',
  'network.name.TOR': 'Tor',
} satisfies Record<keyof typeof vi, string>
