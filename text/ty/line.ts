import type { line as vi } from '../vi/line.ts'

export const line = {
  'line.lead': 'Sa pagitan mo lang at ng direktang upline o direktang downline. Hindi na mababawi, maibabalik lang.',
  'line.to': 'Tatanggap',
  'line.up': 'Sa upline ko',
  'line.down': 'Sa isang downline',
  'line.upline': 'Upline mo: {account}',
  'line.none.up': 'Wala kang upline dito.',
  'line.none.down': 'Wala ka pang direktang downline.',
  'line.find': 'Hanapin ayon sa account',
  'line.amount': 'Halaga',
  'line.limits': '{min} hanggang {max}, tig-{step}. Natitira ngayong araw: {left}.',
  'line.pin': 'Password sa transaksyon',
  'line.pin.hint': '6 na digit',
  'line.send': 'Ipadala',
  'line.sent': 'Naipadala ang {amount} kay {account}.',
  'line.wager': 'Kailangang itaya ito ng tatanggap nang isang beses bago mag-withdraw.',
  'line.more': 'Ipakita pa',
  'line.invalid': 'Ilagay ang halaga sa digits.',
  'line.invalid.pin': 'Ilagay ang 6 na digit.',
  'line.invalid.to': 'Pumili ng tatanggap.',
  'line.remaining': 'May {amount} ka pang itataya.',
} as const satisfies Record<keyof typeof vi, string>
