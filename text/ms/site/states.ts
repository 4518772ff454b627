import type { games } from '../../vi/site/games.ts'
import type { states as vi } from '../../vi/site/states.ts'

/** What a page says when it cannot be as usual, and why a game does not open. */
export const states = {
  'status.denied.money':
    'Wang dalam akaun anda tetap milik anda. Untuk mengeluarkannya, sila hubungi khidmat pelanggan.',
  'status.denied.unknown': 'Tidak diketahui',
  'status.denied.source': 'Negara mengikut alamat IP: {source}',
  'shell.chunk.missing': 'Halaman ini tidak dapat dimuatkan. Mungkin ada versi baharu.',
  'shell.chunk.timeout': 'Halaman terlalu lama dimuatkan. Semak rangkaian anda dan cuba lagi.',
  'launch.maintenance.title': 'Permainan dalam penyelenggaraan',
  'launch.maintenance.body': '{name} dalam penyelenggaraan. Anda boleh bermain permainan lain.',
  'launch.popupBlocked': 'Pelayar menyekat tetingkap timbul. Sila benarkan dan cuba lagi.',
  'launch.openWindow': 'Buka permainan di tetingkap baharu',
  'launch.invalid': 'Alamat permainan tidak sah. Sila hubungi khidmat pelanggan.',
  'frame.slow': 'Permainan mengambil masa lebih lama. Rangkaian mungkin perlahan.',
  'frame.failed': 'Permainan tidak dapat dibuka',
} satisfies Partial<Record<keyof typeof vi | keyof typeof games, string>>
