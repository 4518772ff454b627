import type { analytics as vi } from '../../vi/site/analytics.ts'

export const analytics = {
  'analytics.title': 'Bolehkah kami menghitung halaman yang Anda buka?',
  'analytics.body':
    'Dengan persetujuan Anda, {services} menghitung halaman {brand} mana yang dibuka, serta melihat alamat IP dan browser Anda. Siapa Anda, apa yang Anda mainkan, dan uang Anda tidak pernah diteruskan.',
  'analytics.accept': 'Terima',
  'analytics.refuse': 'Tolak',
  'analytics.privacy': 'Privasi',
  'analytics.accepted': 'Anda telah menerima. Anda dapat menariknya kapan saja; halaman lalu dimuat ulang.',
  'analytics.refused': 'Anda telah menolak. Tidak ada yang dihitung.',
  'analytics.signal': 'Browser Anda meminta untuk tidak dilacak, jadi tidak ada yang dihitung.',
} as const satisfies Record<keyof typeof vi, string>
