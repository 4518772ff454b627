import type { keys as vi } from '../../vi/site/keys.ts'

export const keys = {
  'keys.title': '键盘快捷键',
  'keys.search': '搜索游戏',
  'keys.move': '在游戏列表和号码盘中移动',
  'keys.choose': '打开游戏、选择号码',
  'keys.close': '关闭窗口或菜单',
  'keys.list': '本列表',
  'keys.games': '每个游戏都有自己的列表，用同一按键打开。',
} as const satisfies Record<keyof typeof vi, string>
