import { names as coinFlip } from '../instant-coin-flip/names.ts'
import { names as dice } from '../instant-dice/names.ts'
import { names as keno } from '../instant-keno/names.ts'
import { names as limbo } from '../instant-limbo/names.ts'
import { names as plinko } from '../instant-plinko/names.ts'
import { names as rps } from '../instant-rps/names.ts'
import { names as scratch } from '../instant-scratch/names.ts'
import { names as wheel } from '../instant-wheel/names.ts'
import { names as blackjack } from '../run-blackjack/names.ts'
import { names as hilo } from '../run-hilo/names.ts'
import { names as mines } from '../run-mines/names.ts'
import { names as tower } from '../run-tower/names.ts'
import { names as videoPoker } from '../run-video-poker/names.ts'
import { names as baccarat } from '../table-baccarat/names.ts'
import { names as roulette } from '../table-roulette/names.ts'

/** The slots have one name in every language. */
const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'sen-vang': { VI: 'Sen Vàng' },
  'mat-rung': { VI: 'Mật Rừng' },
  'mua-vang': { VI: 'Mùa Vàng' },
  'roi-nuoc': { VI: 'Rối Nước' },
  'cho-noi': { VI: 'Chợ Nổi' },
  blackjack,
  'coin-flip': coinFlip,
  baccarat,
  dice,
  hilo,
  keno,
  limbo,
  mines,
  plinko,
  roulette,
  rps,
  scratch,
  tower,
  'video-poker': videoPoker,
  wheel,
}

/** What players call a game that can be verified; its code where it has no name yet. */
export function gameNameIn(language: string, code: string): string {
  const names = NAMES[code] ?? {}
  return names[language] ?? names.EN ?? names.VI ?? code
}
