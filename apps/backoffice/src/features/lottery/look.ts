import type { DeskDraw } from '@senluna/contract/lottery/desk/draws.ts'

const LOOKS: Readonly<Record<DeskDraw['state'], string>> = {
  OPEN: 'good',
  LOCKED: 'warn',
  SETTLING: 'warn',
  SETTLED: '',
  VOID: 'bad',
  NOT_HELD: '',
}

/** How a draw's state looks. */
export const stateLook = (state: DeskDraw['state']): string => `badge ${LOOKS[state]}`
