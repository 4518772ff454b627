import type { analytics as vi } from '../../vi/site/analytics.ts'

export const analytics = {
  'analytics.title': 'Bolehkah kami mengira halaman yang anda buka?',
  'analytics.body':
    'Dengan persetujuan anda, {services} mengira halaman {brand} yang dibuka, serta melihat alamat IP dan pelayar anda. Siapa anda, apa yang anda main dan wang anda tidak sekali-kali diserahkan.',
  'analytics.accept': 'Terima',
  'analytics.refuse': 'Tolak',
  'analytics.privacy': 'Privasi',
  'analytics.accepted':
    'Anda telah menerima. Anda boleh menarik balik pada bila-bila masa; halaman akan dimuat semula.',
  'analytics.refused': 'Anda telah menolak. Tiada apa-apa yang dikira.',
  'analytics.signal': 'Pelayar anda meminta supaya tidak dijejaki, jadi tiada apa-apa yang dikira.',
} as const satisfies Record<keyof typeof vi, string>
