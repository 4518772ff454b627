import type { games } from '../../vi/site/games.ts'
import type { states as vi } from '../../vi/site/states.ts'

/** What a page says when it cannot be as usual, and why a game does not open. */
export const states = {
  'status.denied.money': '您帳號中的款項仍屬於您。如要提款，請聯絡客服。',
  'status.denied.unknown': '未知',
  'status.denied.source': '依 IP 位址判斷國家：{source}',
  'shell.chunk.missing': '無法載入此頁面，可能已有新版本。',
  'shell.chunk.timeout': '頁面載入時間過長，請檢查網路後再試。',
  'launch.maintenance.title': '遊戲維護中',
  'launch.maintenance.body': '{name} 維護中，您可以玩其他遊戲。',
  'launch.popupBlocked': '瀏覽器封鎖了彈出視窗，請允許後再試。',
  'launch.openWindow': '在新視窗開啟遊戲',
  'launch.invalid': '遊戲網址無效，請聯絡客服。',
  'frame.slow': '遊戲比平常慢，網路可能不佳。',
  'frame.failed': '無法開啟遊戲',
} satisfies Partial<Record<keyof typeof vi | keyof typeof games, string>>
