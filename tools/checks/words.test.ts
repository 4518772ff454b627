import assert from 'node:assert/strict'
import { test } from 'vitest'
import { wordProblems } from './words.ts'

const problems = (files: Record<string, string>) => wordProblems(new Map(Object.entries(files)))
const saidIn = (source: string) =>
  problems({ 'server/a.ts': source }).map((problem) => /says "(.*?)"/.exec(problem)?.[1] ?? problem)

for (const [source, words] of [
  ['// Who was told.', ['told']],
  ['const told = 1', ['told']],
  ['tellOwner()', ['tellOwner']],
  ['const toldAt = row.toldAt', ['toldAt', 'toldAt']],
  ['const { noHand } = draw', ['noHand']],
  ['await takeNews(body)', ['takeNews']],
  ['const keptBackOf = 1', ['keptBackOf']],
  ['interface DrawWhole {}', ['DrawWhole']],
  ['for (const { takings } of rows)', ['takings']],
  ['// The door of every call', ['door']],
  ['watchDoor()', ['watchDoor']],
  ['interface Wanted {}', ['Wanted']],
  ['type Known = string', ['Known']],
  ['const one = 1', ['one']],
  ['for (const each of draws)', ['each']],
  ['draws.map((one) => one.no)', ['one']],
  ['draws.reduce((sum, each) => sum + each.n, 0)', ['each']],
  ['const [one, other] = [draw(), draw()]', ['one']],
  ['for (const [who, of] of people)', ['of']],
  ['Object.entries(fields).filter(([one]) => one !== field)', ['one']],
  ['function Row({ one, chosen }: { one: Draw; chosen: boolean }) {', ['one']],
  ['const sum = (of: readonly bigint[]): bigint => 0n', ['of']],
  ['const { isNew } = game', ['isNew']],
  ['lastNumero(numeros, numerosOf, numero)', ['lastNumero', 'numeros', 'numerosOf', 'numero']],
  ['const { vassalage } = game', ['vassalage']],
  ['merchantIds.map(({ merchantId }) => merchantId)', ['merchantIds', 'merchantId', 'merchantId']],
  ['sql`told ${f({ x: told })} told ${g ? sql`told = ${tellG}` : sql``} told`', ['told', 'tellG']],
  [
    'esportsVassalages.map((of) => vassalageOf(of, VASSALAGE))',
    ['of', 'esportsVassalages', 'vassalageOf', 'VASSALAGE'],
  ],
] as const)
  test(`private: ${source}`, () => assert.deepEqual(saidIn(source), words))

for (const source of [
  "const text = 'you are told why'",
  'sql`select told_at, door_hit from marker`',
  'sql`where ${vendor ? sql`g.vassalage = ${vendor}` : sql``} order by told_at, told`',
  'sql`select vassalage as "vendorCode" from catalog.game`',
  "const opensList = game.isGame === 'VASSALAGE'",
  '"""told"""',
  'for (const draw of draws)',
  'const indoors = fully && whole',
  'list.map(({ of: name }) => name)',
  'Array.of(1)',
  'function byRow({ same, each }: Columns) {',
  'const { same, each } = columns',
  'sum([Array.of(1), { one: 1 }])',
  '// Each draw of one game',
  'const standing = known',
])
  test(`plain: ${source}`, () => assert.deepEqual(saidIn(source), []))

test('the words of the wire are left to the contract, and to those who make calls as others do', () => {
  const source = 'const { isNew } = game'
  for (const path of ['server/a.test.ts', 'server/testing/a.ts', 'e2e/a.spec.ts', 'tools/bench/a.ts', 'contract/a.ts'])
    assert.deepEqual(problems({ [path]: source }), [], path)
  for (const path of ['server/a.ts', 'apps/site/a.test.ts']) assert.equal(problems({ [path]: source }).length, 1, path)
})

test('a sentence names the place, the word and what to write', () => {
  assert.deepEqual(problems({ 'kit/a.ts': "const a = `\n`\nconst told = ''" }), [
    'kit/a.ts:3 says "told": write publish, notify, report or summary, by its sense',
  ])
})

test('a comment over a hundred columns, wherever it is', () => {
  const wide = `// ${'x'.repeat(98)}`
  assert.deepEqual(problems({ 'text/en/a.ts': `const a = 1\n${wide}` }), [
    'text/en/a.ts:2 is a comment over 100 columns',
  ])
  assert.deepEqual(problems({ 'text/en/a.ts': `const a = '${wide}'\n${wide.slice(1)}` }), [])
})

test('what users read is left to them', () => {
  assert.deepEqual(problems({ 'text/en/told.ts': 'export const told = {}' }), [])
})

for (const [source, words] of [
  ['create or replace function lottery.draw_told(d lottery.draw)', ['draw_told']],
  ['perform wagers.tell(m, r)', ['tell']],
  ['-- Tells what changed.', ['Tells']],
  ['from ledger.post_fused(p_owner)', ['post_fused']],
  ['lottery.settle_carefully(p_draw)', ['settle_carefully']],
  ['), told as (', ['told']],
] as const)
  test(`private in SQL: ${source}`, () =>
    assert.deepEqual(
      problems({ 'server/functions/a/b.sql': source }).map((problem) => /says "(.*?)"/.exec(problem)?.[1]),
      words,
    ))

test('arguments of functions keep their names, and so does what the version before calls', () => {
  assert.deepEqual(problems({ 'server/functions/a/b.sql': 'settle_wagers(p_told, p_told_at)' }), [])
  assert.deepEqual(problems({ 'server/functions/a/version-before/tell.sql': 'wagers.tell(m)' }), [])
  assert.deepEqual(problems({ 'server/functions/a/b.sql': 'select refused, intelligence from a' }), [])
})
