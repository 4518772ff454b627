import assert from 'node:assert/strict'
import { afterAll, beforeAll, test } from 'vitest'
import type { PlayerValueRow } from '@senluna/contract/desk/player-value.ts'
import type { CohortRow, PlayRow } from '@senluna/contract/desk/reports.ts'
import { DAY } from '@senluna/kit/time.ts'
import { newSomebody, openHouse, type House, type Somebody } from '../../rounds/testing/house.ts'
import { askDesk, newPerson, type Person } from '../../staff/testing/desk.ts'
import { give, play, putBelow, readReport, workedOut } from '../testing/reporting.ts'

let house: House
let reader: Person
let players: Somebody[]
beforeAll(async () => {
  house = await openHouse()
  players = []
  for (let n = 0; n < 5; n++) players.push(await newSomebody(house))
})
afterAll(async () => {
  assert.deepEqual(await house.breaks(), [])
  await house.close()
})

interface Page {
  list: PlayerValueRow[]
  next?: string
}
const read = async (query: string) =>
  (await askDesk<Page>(house, reader, 'GET', `/bo/v1/reports/players?${query}`)).value!

/** Everybody of a list, page by page. */
async function all(query: string): Promise<PlayerValueRow[]> {
  const list: PlayerValueRow[] = []
  let after = ''
  do {
    const page = await read(`${query}&pageSize=2${after}`)
    list.push(...page.list)
    after = page.next ? `&after=${encodeURIComponent(page.next)}` : ''
  } while (after)
  return list
}
const names = (list: readonly PlayerValueRow[]) => list.map(({ userName }) => userName)

test('members by what they brought: in any order, page by page, each once, and together the report of play', async () => {
  const [a, b, c, d, agent] = players as [Somebody, Somebody, Somebody, Somebody, Somebody]
  await putBelow(house, agent, d)
  await play(house, a, { staked: 900n, paid: 100n })
  await play(house, b, { staked: 500n, paid: 2_000n })
  // The same NGR as the one before it: the key goes by the member too.
  await play(house, c, { staked: 800n, paid: 0n })
  await play(house, d, { staked: 300n, paid: 0n })
  await give(house, d, 50n)
  await workedOut(house)
  reader = await newPerson(house, ['FINANCE_MAKER'])

  const list = await all('sort=NGR')
  assert.deepEqual(
    list.map(({ ngr, ggr, given }) => [ngr, ggr, given]),
    [
      ['800', '800', '0'],
      ['800', '800', '0'],
      ['250', '300', '50'],
      ['-1500', '-1500', '0'],
    ],
  )
  assert.equal(new Set(names(list)).size, 4)
  const [total] = (await readReport<PlayRow>(house, 'play')).filter((row) => row.total)
  assert.equal(
    list.reduce((sum, { ngr }) => sum + BigInt(ngr), 0n),
    BigInt(total!.ngr),
  )
  assert.equal(names(await all('sort=WINNERS'))[0], b.member.userName)
  assert.deepEqual(names(await all('sort=GIVEN')).slice(0, 1), [d.member.userName])
  const below = await all(`line=${agent.member.userName}`)
  assert.deepEqual(
    below.map(({ userName, line }) => [userName, line]),
    [[d.member.userName, agent.member.userName]],
  )
  assert.deepEqual(names(await all(`account=${c.member.userName.toUpperCase()}`)), [c.member.userName])
  assert.equal(await read('after=nonsense'), null)
})

test('a month has its own days, and all months are the whole', async () => {
  const [a] = players as [Somebody]
  house.advance(40 * DAY)
  await play(house, a, { staked: 70n, paid: 0n })
  await workedOut(house)
  reader = await newPerson(house, ['FINANCE_MAKER'])
  assert.deepEqual(
    (await all('period=MONTH')).map(({ userName, ngr }) => [userName, ngr]),
    [[a.member.userName, '70']],
  )
  const ever = await all(`period=EVER&account=${a.member.userName}`)
  assert.deepEqual(
    ever.map(({ ngr, bets }) => [ngr, bets]),
    [['870', 2]],
  )
  const [week] = (await readReport<CohortRow>(house, 'cohorts')).filter(({ registered }) => registered > 0)
  assert.equal(week!.registered, 5)
  // 870 + 800 + 250 − 1,500, a fifth each.
  assert.equal(week!.meanNgr, '84')
})
