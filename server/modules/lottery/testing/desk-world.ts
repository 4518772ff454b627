import { sql } from 'kysely'
import type * as contract from '@senluna/contract/lottery/desk/draws.ts'
import { GAMES, structureOf } from '@senluna/games/lottery/rules/index.ts'
import { at } from '@senluna/kit/assert.ts'
import { newSomebody, type Somebody } from '../../rounds/testing/house.ts'
import { askDesk, newPerson, putAboveBrands, type Person } from '../../staff/testing/desk.ts'
import { openLotteryHouse, placed, type LotteryHouse } from './lottery-house.ts'

// The desk of the lottery: a server with people of several rights, and a member who bets.

/** A fast game of the house. */
export const ONE = 'VN_FAST_N_60'

/** The server with its draws. */
export let lottery: LotteryHouse
/** Who enters results. */
export let first: Person
/** Another such. */
export let second: Person
/** A third such: all three stand above the brands. */
export let third: Person
/** Who sets terms. */
export let trader: Person
/** Who agrees to them. */
export let checker: Person
/** Who enters results at another brand’s desk. */
export let elsewhere: Person
/** Who enters results, and stands above nothing. */
export let plain: Person
/** Who bets. */
export let member: Somebody

/** Opens it with its people; call what is answered when the tests are over. */
export async function openDesk(): Promise<() => Promise<void>> {
  lottery = await openLotteryHouse([ONE, 'VN_N'])
  const { house } = lottery
  first = await newPerson(house, ['LOTTERY'])
  second = await newPerson(house, ['LOTTERY'])
  third = await newPerson(house, ['LOTTERY'])
  trader = await newPerson(house, ['TRADING'])
  checker = await newPerson(house, ['TRADING'])
  elsewhere = await newPerson(house, ['LOTTERY'], 'desk.reference.localhost')
  plain = await newPerson(house, ['LOTTERY'])
  for (const person of [first, second, third])
    await putAboveBrands(house, person, 'lotteryHouse.edit', 'lotteryHouse.approve')
  member = await newSomebody(house)
  return () => lottery.house.close()
}

/** The product’s own database. */
export const db = () => lottery.house.parts.database.db
/** Asks the desk as somebody. */
export const desk = <Value = Record<string, string>>(as: Person, method: string, path: string, body?: unknown) =>
  askDesk<Value>(lottery.house, as, method, `/bo/v1${path}`, body)
/** Agrees to what somebody asked for. */
export const approve = (as: Person, id: string | undefined) => desk(as, 'POST', `/approvals/${id}/approve`, {})
/** A draw with all that the desk shows of it. */
export const wholeOf = async (as: Person, id: string) =>
  (await desk<contract.DrawDetails>(as, 'GET', `/lottery/draws/${id}`)).value!
/** What a refusal says of its first field. */
export const why = (reply: { text: string }): string | undefined =>
  (JSON.parse(reply.text) as { fields?: { patternId?: string }[] }).fields?.[0]?.patternId

/** A result of the North in which every number ends with the same two digits. */
export const north = (tail: string) => {
  const { draw } = structureOf(GAMES.get('VN_N')!)
  const example = draw!({ uint: () => 0 }) as Record<string, string[]>
  return Object.fromEntries(
    Object.entries(example).map(([key, list]) => [key, list.map((number) => number.slice(0, -2) + tail)]),
  )
}

/** An official draw of the North that closes in a minute, with one bet on it. */
export async function official(numbers = ['58']): Promise<{ id: string; numero: string }> {
  const { house } = lottery
  const { numero } = at(await lottery.numeros('VN_N'), 0)
  const now = house.parts.clock.now()
  await sql`update lottery.draw set source = 'OFFICIAL', open_at = least(open_at, ${new Date(now)}), lock_at = ${new Date(now + 60_000)}, draw_at = ${new Date(now + 65_000)}
    where game = 'VN_N' and numero = ${numero}`.execute(db())
  house.advance(1_100)
  await placed(house, member, {
    tickets: [{ gameCode: 'VN_N', numero, betType: 'LO2', selection: numbers, unit: '1000' }],
    clientTotal: String(27_000 * numbers.length),
  })
  const { rows } = await sql<{
    no: number
  }>`select no from lottery.draw where game = 'VN_N' and numero = ${numero}`.execute(db())
  return { id: String(rows[0]!.no), numero }
}
/** Passes the lock and seals what is due. */
export const sealIt = async () => {
  lottery.house.advance(70_000)
  await lottery.draws.drawDue()
}
