import type * as contract from '@senluna/contract/lottery/desk/draws.ts'
import type { ResultShape } from '@senluna/contract/lottery/desk/draws.ts'
import { GAMES } from '@senluna/games/lottery/rules/index.ts'
import type { Call } from '../../../platform/http/route.ts'
import { staffDid } from '../../staff/index.ts'
import type { Lottery } from '../lottery.ts'
import { objectOf, refuse } from './draw-acts.ts'
import { drawNo } from './queries/draw-row.ts'
import { shapeOf } from '../official/result-shape.ts'
import { putOnAir, type Numbers } from './store/on-air.ts'
import { isPair, lockDraw } from '../official/draw-store.ts'
import { DRAW_STATE } from '../draws/draw-state.ts'

/**
 * Shows players what has come on air of an official draw. It is no entry of a result: the two who
 * enter one do so blind of each other and from the broadcast itself, and nothing here counts for
 * them. What it says replaces what was said before.
 *
 * Refuses SYS_NOT_FOUND, VAL_FIELD, LOT_E_RESULT_FORMAT.
 */
export const showOnAir = ({ db }: Lottery, call: Call<typeof contract.announceOnAir>) =>
  db.transaction().execute(async (tx) => {
    const no = drawNo(call.params.id)
    const draw = await lockDraw(tx, no)
    if (!draw) refuse({ status: 'unknown_draw' })
    if (isPair(draw)) refuse({ status: 'follows' })
    if (draw.source !== 'OFFICIAL') refuse({ status: 'not_official' })
    if (draw.state === DRAW_STATE.OPEN) refuse({ status: 'not_locked' })
    const game = GAMES.get(draw.game)
    if (draw.state !== DRAW_STATE.SEALED || !game) refuse({ status: 'not_open' })
    const read = readPart(shapeOf(game), call.body.numbers)
    if ('at' in read) refuse({ status: 'format', at: read.at })
    await putOnAir(tx, { no, numbers: read.numbers, staffId: call.caller.staffId }, call.now)
    await staffDid(tx, call, { action: 'lottery.onAir', object: objectOf(no), after: { numbers: read.numbers } })
    return { numbers: read.numbers }
  })

/**
 * A part of a result: numbers of the right form, no more of a prize than it has; `at` names what
 * isn't so.
 */
function readPart(shape: ResultShape, given: unknown): { numbers: Numbers } | { at: string } {
  if (shape.by === 'LIST') {
    if (!Array.isArray(given) || given.length > shape.count) return { at: '' }
    const wrong = given.findIndex((number) => !Number.isInteger(number) || Number(number) < 0 || Number(number) > 99)
    return wrong < 0 ? { numbers: given.map(Number) } : { at: String(wrong) }
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return { at: '' }
  const known = new Map(shape.prizes.map((prize) => [prize.key, prize]))
  const numbers: Record<string, string[]> = {}
  for (const [key, list] of Object.entries(given)) {
    const prize = known.get(key)
    if (!prize || !Array.isArray(list) || list.length > prize.count) return { at: key }
    const form = new RegExp(`^[0-9]{${prize.digits}}$`)
    const texts = list.map((text: unknown) => (typeof text === 'string' ? text : ''))
    const wrong = texts.findIndex((text) => !form.test(text))
    if (wrong >= 0) return { at: `${key}.${wrong}` }
    if (texts.length > 0) numbers[key] = texts
  }
  return { numbers }
}
