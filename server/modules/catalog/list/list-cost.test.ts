import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import { cursorOf } from './cursor.ts'
import { countQuery, pageQuery, type GameQuestion } from './queries/list-games.ts'
import { openSite, type Site } from '../testing/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

interface Node {
  'Node Type': string
  'Index Name'?: string
  'Actual Rows': number
  Plans?: Node[]
}
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** How the database answers a question, and how long it takes: the best of five. */
async function planOf(question: Partial<GameQuestion>, query: typeof pageQuery | typeof countQuery = pageQuery) {
  let ms = Infinity
  let nodes: Node[] = []
  for (let nth = 0; nth < 5; nth++) {
    const { rows } = await sql<{
      'QUERY PLAN': [{ Plan: Node; 'Execution Time': number }]
    }>`explain (analyze, format json)
      ${query({ merchantCode: merchantCode('senluna'), memberId: null, country: 'VN', ...question })}`.execute(site.db)
    const [plan] = rows[0]!['QUERY PLAN']
    ms = Math.min(ms, plan['Execution Time'])
    nodes = nodesOf(plan.Plan)
  }
  return { ms, nodes }
}

const figures: string[] = []
afterAll(() => console.log(figures.join('\n')))

const MIDDLE = {
  popular: cursorOf([10_000 * 100_000_000_000, true, 'moon', 'x']),
  new: cursorOf([63_000, 'moon', 'x']),
  az: cursorOf(['moon', 'x']),
  rtp: cursorOf([-9_500, 'moon', 'x']),
}

for (const sort of ['popular', 'new', 'az', 'rtp'] as const) {
  for (const gameType of ['RNG', undefined] as const) {
    for (const after of [undefined, MIDDLE[sort]]) {
      const name = `${sort}${gameType ? ` of ${gameType}` : ''}${after ? ', a page in the middle' : ''}`
      test(`${name}: read from its index, no sort of the whole list`, async () => {
        const { ms, nodes } = await planOf({ sort, ...(gameType ? { gameType } : {}), ...(after ? { after } : {}) })
        figures.push(`${name}: ${ms.toFixed(2)} ms`)
        // Slots are most of the catalogue, so their list may just as well be read from the index of
        // everything.
        const index = nodes.find((node) => [`game_${sort}`, `game_${sort}_all`].includes(node['Index Name'] ?? ''))
        assert.ok(index, nodes.map((node) => `${node['Node Type']} ${node['Index Name'] ?? ''}`).join(', '))
        assert.ok(index['Actual Rows'] <= 200, `${index['Actual Rows']} rows were read`)
        assert.ok(!nodes.some((node) => node['Node Type'] === 'Sort'))
      })
    }
  }
}

test("a vendor's list is read from its own index", async () => {
  const { ms, nodes } = await planOf({ vendorCode: 'HOTRANG' })
  figures.push(`of a vendor: ${ms.toFixed(2)} ms`)
  assert.ok(nodes.some((node) => node['Index Name'] === 'game_of_vendor'))
})

test('a search goes through the index of words', async () => {
  const { ms, nodes } = await planOf({ q: 'ga choi' })
  figures.push(`search of two words: ${ms.toFixed(2)} ms`)
  assert.ok(
    nodes.some((node) => node['Index Name'] === 'game_words'),
    nodes.map((node) => `${node['Node Type']} ${node['Index Name'] ?? ''}`).join(', '),
  )
})

test('filters and counts over the whole list are measured', async () => {
  figures.push(
    `three filters: ${(await planOf({ theme: 'myth', feature: 'wild', volatility: 'LOW', gameType: 'RNG' })).ms.toFixed(2)} ms`,
  )
  figures.push(`count of all: ${(await planOf({}, countQuery)).ms.toFixed(2)} ms`)
  const { ms } = await planOf({ gameType: 'RNG' }, countQuery)
  figures.push(`count of a category: ${ms.toFixed(2)} ms`)
  figures.push(`seeding one brand: ${site.seedMs.toFixed(0)} ms`)
  assert.ok(ms < 1_000)
})
