import type { games } from '../../vi/site/games.ts'
import type { states as vi } from '../../vi/site/states.ts'

/** What a page says when it cannot be as usual, and why a game does not open. */
export const states = {
  'status.denied.money': 'Hesabınızdaki para sizindir. Çekmek için lütfen müşteri hizmetlerine ulaşın.',
  'status.denied.unknown': 'Bilinmiyor',
  'status.denied.source': 'IP adresine göre ülkeler: {source}',
  'shell.chunk.missing': 'Bu sayfa yüklenemedi. Yeni bir sürüm çıkmış olabilir.',
  'shell.chunk.timeout': 'Sayfanın yüklenmesi çok uzun sürdü. Ağınızı kontrol edip yeniden deneyin.',
  'launch.maintenance.title': 'Oyun bakımda',
  'launch.maintenance.body': '{name} bakımda. Başka bir oyun oynayabilirsiniz.',
  'launch.popupBlocked': 'Tarayıcı açılır pencereyi engelledi. Lütfen izin verip yeniden deneyin.',
  'launch.openWindow': 'Oyunu yeni pencerede aç',
  'launch.invalid': 'Oyunun adresi geçerli değil. Lütfen müşteri hizmetlerine ulaşın.',
  'frame.slow': 'Oyun her zamankinden uzun sürüyor. Ağ yavaş olabilir.',
  'frame.failed': 'Oyun açılamadı',
} satisfies Partial<Record<keyof typeof vi | keyof typeof games, string>>
