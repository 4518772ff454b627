import { freeTickets } from '@senluna/contract/play/free-tickets.ts'
import { lotteryGame } from '@senluna/contract/lottery/games.ts'
import { placeOrder } from '@senluna/contract/lottery/orders.ts'
import { acknowledgeCheck } from '@senluna/contract/member/protection.ts'
import type { BodyOf, ReplyOf } from '@senluna/contract/endpoint.ts'
import { SECOND } from '@senluna/kit/time.ts'
import type { Chance } from '../chance.ts'
import type { Guest } from '../guest.ts'
import { isRefused } from '../visitor.ts'

type View = ReplyOf<typeof lotteryGame>
type Picking = (chance: Chance) => { selection: unknown; lines: number }

const two = (chance: Chance): string => String(chance.from(0, 99)).padStart(2, '0')

/** So many different ones. */
function several<Item>(chance: Chance, many: number, draw: (chance: Chance) => Item): Item[] {
  const drawn = new Set<Item>()
  while (drawn.size < many) drawn.add(draw(chance))
  return [...drawn]
}

/** Numbers of two digits, some of them: a line each. */
const numbers: Picking = (chance) => {
  const selection = several(chance, chance.from(1, 4), two)
  return { selection, lines: selection.length }
}

/** Numbers that make one line together. */
const together =
  (many: number): Picking =>
  (chance) => ({ selection: several(chance, many, two), lines: 1 })

const side =
  (...sides: string[]): Picking =>
  (chance) => ({ selection: [chance.pick(sides)], lines: 1 })

const whole =
  (least: number, most: number): Picking =>
  (chance) => ({ selection: [chance.from(least, most)], lines: 1 })

/** What people like to bet on, by bet type. */
const PICKINGS: Readonly<Record<string, Picking>> = {
  LO2: numbers,
  DE_DB: numbers,
  XIEN2: together(2),
  XIEN3: together(3),
  TX_DB: side('TAI', 'XIU'),
  CL_DB: side('CHAN', 'LE'),
  K3_BS: side('BIG', 'SMALL'),
  K3_OE: side('ODD', 'EVEN'),
  K3_SUM: whole(4, 17),
  SSC_SUM5: side('BIG', 'SMALL'),
  PC_BS: side('BIG', 'SMALL'),
  PC_OE: side('ODD', 'EVEN'),
  PK_SUM_BS: side('BIG', 'SMALL'),
  PK_SUM_OE: side('ODD', 'EVEN'),
  KENO_SUM_BS: side('BIG', 'SMALL'),
  KENO_UD: side('UP', 'DOWN'),
  LHC_TM_BS: side('BIG', 'SMALL'),
  LHC_TM: whole(1, 49),
  X115_SUM_BS: side('BIG', 'SMALL'),
}

/** Looks at a game and bets on its next draw; answers whether a ticket was taken. */
export async function bet(guest: Guest, code: string): Promise<boolean> {
  const { visitor, chance } = guest
  const view = await visitor.call(lotteryGame, { params: { code } })
  const draw = view.current
  if (!draw) return false
  await guest.pause(4 * SECOND, 15 * SECOND)
  const order = orderOf(guest, view, draw.drawNumber)
  if (!order) return false
  const free = await freeFor(guest, order)
  try {
    await visitor.call(placeOrder, {
      body: {
        ...order,
        ...(free !== undefined && { free }),
        acceptOddsChange: true,
        acceptPartial: true,
        ...(chance.happens(0.5) && { seed: two(chance) }),
      },
    })
    return true
  } catch (error) {
    if (isRefused(error, ...NOT_NOW)) return false
    if (!isRefused(error, 'RG_REALITY_CHECK')) throw error
    // They look at what they have played, and leave it at that for now.
    await visitor.call(acknowledgeCheck, { body: { ack: true } })
    return false
  }
}

/** A free ticket that covers an order of one ticket, if the player has one of its game. */
async function freeFor(
  { visitor }: Guest,
  { tickets, clientTotal }: Pick<BodyOf<typeof placeOrder>, 'tickets' | 'clientTotal'>,
): Promise<string | undefined> {
  const [ticket] = tickets
  if (!ticket || tickets.length > 1) return undefined
  const { list } = await visitor.call(freeTickets)
  return list.find(
    ({ games, stake }) => BigInt(stake) >= BigInt(clientTotal) && games.some(({ code }) => code === ticket.gameCode),
  )?.id
}

/** What happens to anybody: too late, out of money, a number that is full. */
const NOT_NOW = [
  'BET_BONUS_MAX',
  'BET_BONUS_GAME',
  'LOT_E_CLOSED',
  'LOT_E_LIMIT_EXPOSURE',
  'LOT_E_LIMIT_TICKET',
  'LOT_E_LIMIT_PAYOUT',
  'LOT_E_LINE_TICKET',
  'LOT_E_LINE_DRAW',
  'LOT_E_LINE_NUMBER',
  'LOT_E_BLOCKED',
  'LOT_E_FREE',
  'PROMO_CLOSED',
  'WAL_INSUFFICIENT',
  'RG_LIMIT',
  'RG_COOLING_OFF',
]

function orderOf(
  { chance, person }: Guest,
  { game, betTypes }: View,
  drawNumber: string,
): Pick<BodyOf<typeof placeOrder>, 'tickets' | 'clientTotal'> | undefined {
  const types = betTypes.filter(({ code, closed }) => !closed && PICKINGS[code])
  if (types.length === 0) return undefined
  let total = 0n
  const tickets = Array.from({ length: chance.from(1, 3) }, () => {
    const type = chance.pick(types)
    const { selection, lines } = PICKINGS[type.code]?.(chance) ?? { selection: [], lines: 0 }
    const perUnit = type.units * lines
    const wanted = chance.from(...person.stake) / perUnit
    const [least, step] = [Number(type.minUnit), Number(type.unitStep)]
    const unit = Math.min(Math.max(least, Math.round(wanted / step) * step), Number(type.perTicketMaxUnit))
    total += BigInt(unit) * BigInt(perUnit)
    return { gameCode: game.gameCode, drawNumber, betType: type.code, selection, unit: String(unit) }
  })
  return { tickets, clientTotal: total.toString() }
}
