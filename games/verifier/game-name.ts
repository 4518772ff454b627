import { names as dice } from '../instant-dice/names.ts'
import { names as limbo } from '../instant-limbo/names.ts'
import { names as plinko } from '../instant-plinko/names.ts'

/** The slots have one name in every language. */
const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'sen-vang': { VI: 'Sen Vàng' },
  'cho-noi': { VI: 'Chợ Nổi' },
  dice,
  limbo,
  plinko,
}

/** What players call a game that can be verified; its code where it has no name yet. */
export function gameNameIn(language: string, code: string): string {
  const names = NAMES[code] ?? {}
  return names[language] ?? names.EN ?? names.VI ?? code
}
