import type { games } from '../../vi/site/games.ts'
import type { states as vi } from '../../vi/site/states.ts'

/** What a page says when it cannot be as usual, and why a game does not open. */
export const states = {
  'status.denied.money': 'Uang di akun Anda tetap milik Anda. Untuk menariknya, silakan hubungi layanan pelanggan.',
  'status.denied.unknown': 'Tidak diketahui',
  'status.denied.source': 'Negara menurut alamat IP: {source}',
  'shell.chunk.missing': 'Halaman ini tidak bisa dimuat. Mungkin ada versi baru.',
  'shell.chunk.timeout': 'Halaman terlalu lama dimuat. Periksa jaringan Anda dan coba lagi.',
  'launch.maintenance.title': 'Game sedang dirawat',
  'launch.maintenance.body': '{name} sedang dirawat. Anda bisa memainkan game lain.',
  'launch.popupBlocked': 'Browser memblokir jendela pop-up. Izinkan lalu coba lagi.',
  'launch.openWindow': 'Buka game di jendela baru',
  'launch.invalid': 'Alamat game tidak valid. Silakan hubungi layanan pelanggan.',
  'frame.slow': 'Game lebih lama dari biasanya. Jaringan mungkin lambat.',
  'frame.failed': 'Game tidak bisa dibuka',
} satisfies Partial<Record<keyof typeof vi | keyof typeof games, string>>
