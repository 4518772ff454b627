import type { texts as vi } from './vi.ts'

export const texts = {
  'choNoi.name': 'Chợ Nổi',
  'choNoi.times': 'Lahat ng multiplier: ×{times}',
  'choNoi.freeSpins': 'Pinararami ng gintong salakot ang panalo ng spin',
  'choNoi.say.scatter': '{count} {symbol}, {amount}.',
  'choNoi.rules.how':
    'Panalo ang {least} o higit pang magkakaparehong simbolo saanman sa board. Isang beses nagbabayad ang bawat simbolo sa bawat bagsak, ayon sa bilang; pinagsasama ang lahat ng panalo.',
  'choNoi.rules.scatter':
    'Kapag tumigil na ang bayad na spin, ang {least} o higit pang {scatter} ay nagbabayad ayon sa talaan at nagsisimula ng {spins} free spin.',
  'choNoi.rules.multiplier':
    'Sa free spins lang lumalabas ang {symbol}. Kapag wala nang bumabagsak, pinagsasama ang lahat ng multiplier sa board at pinararami nito ang panalo ng spin. Mga halaga: {values}.',
  'choNoi.rules.more':
    'Sa free spins, ang {scatters} o higit pang {scatter} ay nagdaragdag ng {spins} spin, hanggang {most} bawat round, at walang bayad.',
  'choNoi.rules.measured':
    'Ang RTP at dalas ng free spins ay sinukat sa {rounds} simulated na round; nasa loob ng ±{span} ang RTP. Eksakto ang hit rate.',
  'choNoi.rules.chance':
    'Tsansa ng maximum ({multiple} beses): mas mababa sa 1 sa 50 milyon. Hindi ito lumabas kahit minsan sa {rounds} simulated na round; ang pinakamalaki ay {largest} beses ng taya.',
  'choNoi.H1': 'Durian',
  'choNoi.H2': 'Dragon fruit',
  'choNoi.H3': 'Mangga',
  'choNoi.H4': 'Mangosteen',
  'choNoi.L1': 'Niyog',
  'choNoi.L2': 'Balimbing',
  'choNoi.L3': 'Dayap',
  'choNoi.L4': 'Sili',
  'choNoi.L5': 'Saging',
  'choNoi.S': 'Bangka ng palengke',
  'choNoi.M': 'Gintong salakot',
} as const satisfies Record<keyof typeof vi, string>
