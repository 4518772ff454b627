import type { keys as vi } from '../../vi/site/keys.ts'

export const keys = {
  'keys.title': 'キーボードショートカット',
  'keys.search': 'ゲームを検索',
  'keys.move': 'ゲーム一覧と番号盤の中を移動',
  'keys.choose': 'ゲームを開く、番号を選ぶ',
  'keys.close': 'ウィンドウやメニューを閉じる',
  'keys.list': 'この一覧',
  'keys.games': '各ゲームにも独自の一覧があり、同じキーで開きます。',
} as const satisfies Record<keyof typeof vi, string>
