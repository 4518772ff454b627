import type { transfer as vi } from '../../vi/money/transfer.ts'

export const transfer = {
  'transfer.lead':
    'Karamihan ng provider ay gumagamit ng main wallet mo. Ang mga ito ay may sariling wallet: magpadala ng pera roon para maglaro, at ibalik kahit kailan mo gusto.',
  'transfer.main': 'Main wallet',
  'transfer.inTransit': 'Nasa daan: {amount}',
  'transfer.inTransitWhy':
    'Hindi pa sumasagot ang provider. Ligtas ang pera mo: darating doon o babalik dito, at patuloy kaming nagtatanong.',
  'transfer.recall': 'Ibalik lahat',
  'transfer.balance': 'Balanse',
  'transfer.amountOf': 'Halaga papunta o mula sa {vendor}',
  'transfer.all': 'Lahat',
  'transfer.to': 'Ipadala roon',
  'transfer.from': 'Ibalik',
  'transfer.limits': '{min} hanggang {max}, tig-{step}',
  'transfer.noAnswer': 'Hindi sumasagot ngayon ang provider na ito.',
  'transfer.maintenance': 'Nasa maintenance: puwedeng ibalik ang pera, hindi puwedeng magpadala.',
  'transfer.seamless': '{count} provider ang gumagamit ng main wallet',
  'transfer.none': 'Walang provider dito na may sariling wallet.',
  'transfer.done.in': 'Naipadala ang {amount} sa {vendor}.',
  'transfer.done.out': 'Naibalik ang {amount} mula sa {vendor}.',
  'transfer.pending': 'Hindi pa sumasagot ang {vendor}. Nasa daan ang {amount}; patuloy kaming nagtatanong.',
  'transfer.failed': 'Hindi ito tinanggap ng {vendor}. Nasa dating lugar ang pera.',
  'transfer.down': 'Hindi sumasagot ang {vendor}. Naroon pa ang pera; subukan muli pagkalipas ng ilang minuto.',
  'transfer.nothing': 'Walang kailangang ibalik.',
  'transfer.invalid': 'Ilagay ang halaga sa digits.',
} as const satisfies Record<keyof typeof vi, string>
