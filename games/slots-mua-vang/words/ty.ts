import type { texts as vi } from './vi.ts'

export const texts = {
  'muaVang.name': 'Mùa Vàng',
  'muaVang.feature': 'Nananatili ang mga bakol, muling iikot ang bakante',
  'muaVang.won': 'Anihan! {count} muling ikot',
  'muaVang.left': '{count} muling ikot ang natitira',
  'muaVang.over': 'Tapos na ang ani',
  'muaVang.paid': 'Lahat ng bakol',
  'muaVang.harvest': '{count} bakol · {amount}',
  'muaVang.full': 'Buong bukid ng ginto!',
  'muaVang.rules.every': 'Anihan: kada {spins} ikot sa karaniwan',
  'muaVang.rules.how':
    'Tatlo o higit pang magkakatabing magkaparehong simbolo sa isang tudling, saanman dito, ang panalo. Bawat tudling ay nagbabayad ng pinakamataas; pinagsasama ang tatlong tudling.',
  'muaVang.rules.wild': 'Pinapalitan ng {symbol} ang lahat maliban sa {basket}.',
  'muaVang.rules.harvest':
    'Bawat {basket} ay may multiple ng taya: {values}. {least} o higit pa ang nagsisimula ng anihan na may {respins} muling ikot.',
  'muaVang.rules.respins':
    'Sa anihan, nananatili ang mga bakol. Sa bawat muling ikot, bawat bakanteng kahon ay may 1 sa {chance} na tsansa ng bagong bakol; kapag may bago, babalik sa {respins}. Sa dulo, pinagsasama ang lahat ng bakol. Kapag puno ang {cells} kahon, may dagdag na {full} beses ng taya.',
  'muaVang.H1': 'Kalabaw',
  'muaVang.H2': 'Saranggola',
  'muaVang.H3': 'Tandang',
  'muaVang.L1': 'Karit',
  'muaVang.L2': 'Banga',
  'muaVang.L3': 'Tipaklong',
  'muaVang.W': 'Araw',
  'muaVang.C': 'Gintong bakol',
  'muaVang.X': 'Lupa',
} as const satisfies Record<keyof typeof vi, string>
