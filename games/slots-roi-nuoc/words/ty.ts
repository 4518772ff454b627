import type { texts as vi } from './vi.ts'

export const texts = {
  'roiNuoc.name': 'Rối Nước',
  'roiNuoc.win': '{symbol} sa {count} reel · {ways} paraan',
  'roiNuoc.freeSpins': 'Bawat {symbol} ay bilang na {times} simbolo',
  'roiNuoc.rules.how':
    'Nananalo ang simbolo kapag nasa tatlo o higit pang magkasunod na reel mula kaliwa, saanmang hanay. Ang mga paraan ay ang bilang nito sa bawat reel na pinagmultiply: hanggang {ways} bago dumami ang wild. Nasa talaan ang bayad ng isang paraan; pinagsasama ang panalo ng lahat ng simbolo.',
  'roiNuoc.rules.freeSpins':
    'Sa libreng ikot, bawat {symbol} ay bilang na {times} simbolo. Tatlo o higit pang perlas ang nagbibigay ng dagdag na libreng ikot, walang limitasyon.',
  'roiNuoc.H1': 'Dragon',
  'roiNuoc.H2': 'Diwata',
  'roiNuoc.H3': 'Chú Tễu',
  'roiNuoc.H4': 'Leon',
  'roiNuoc.L1': 'Kahoy na pato',
  'roiNuoc.L2': 'Isda',
  'roiNuoc.L3': 'Buwan na laud',
  'roiNuoc.L4': 'Palaka',
  'roiNuoc.L5': 'Papel na pamaypay',
  'roiNuoc.W': 'Pabilyon sa tubig',
  'roiNuoc.S': 'Perlas ng apoy',
} as const satisfies Record<keyof typeof vi, string>
