import type { FamilyObject } from '../../family-object.ts'

/** What requests of the lottery are about. */
export const lotteryObjects: Readonly<Record<string, FamilyObject>> = {
  'lottery-draw': { states: 'desk.draws.state', namedBy: ['game', 'drawNumber'], id: 'end' },
  'lottery-terms': { namedBy: ['name'], id: 'whole' },
}
