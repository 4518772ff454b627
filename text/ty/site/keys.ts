import type { keys as vi } from '../../vi/site/keys.ts'

export const keys = {
  'keys.title': 'Mga shortcut sa keyboard',
  'keys.search': 'Maghanap ng laro',
  'keys.move': 'Gumalaw sa listahan ng laro at sa mga numero',
  'keys.choose': 'Buksan ang laro, pumili ng numero',
  'keys.close': 'Isara ang window o menu',
  'keys.list': 'Ang listahang ito',
  'keys.games': 'May sariling listahan ang bawat laro, sa parehong key.',
} as const satisfies Record<keyof typeof vi, string>
