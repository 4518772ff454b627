import assert from 'node:assert/strict'
import { test } from 'vitest'
import { familyReach } from './family-reach.ts'
import { sourceFiles, sqlFiles } from '../files.ts'

const reach = (files: Record<string, string>) => familyReach(new Map(Object.entries(files)), 'dice')
const LIST = "export const FAMILY_PAGES = {\n  diceHall: {\n    path: '/dice',\n  },\n} as const satisfies X\n"
const TEXTS = "export const texts = {\n  'dice.name': '',\n  'dice.side.1': '',\n}\n"

for (const [path, source, why] of [
  ['server/a.ts', "import { dice } from '../modules/dice/index.ts'", './modules/dice/index.ts'],
  ['games/rules.ts', "import type { Dice } from '../dice/rules/dice.ts'", './dice/rules/dice.ts'],
  ['apps/site/src/a.ts', "const load = () => import('../features/dice/Hall.tsx')", './features/dice/Hall.tsx'],
  ['apps/site/src/a.ts', "import * as dice from '@senluna/contract/dice.ts'", '@senluna/contract/dice.ts'],
  ['apps/site/src/a.tsx', "<p>{text('dice.name')}</p>", 'dice.name'],
  ['apps/site/src/a.tsx', '<p>{text(`dice.side.${side}`)}</p>', 'dice.side.'],
  ['apps/site/src/a.tsx', "<Link to={pathTo('diceHall')} />", 'diceHall'],
  ['apps/site/src/a.tsx', '<Link to={PAGES.diceHall.path} />', 'diceHall'],
  ['server/functions/wagers/a.sql', 'select no from dice.throw', 'dice.throw'],
] as const)
  test(`breaks: ${source}`, () =>
    assert.deepEqual(reach({ 'apps/site/src/families.ts': LIST, 'text/vi/dice/pages.ts': TEXTS, [path]: source }), [
      { path, why },
    ]))

for (const [path, source] of [
  ['server/modules/dice/a.ts', "import { b } from '../b.ts'"],
  ['server/a.test.ts', "import { dice } from '../modules/dice/index.ts'"],
  ['tools/bench/a.ts', "import { dice } from '@senluna/server/modules/dice/index.ts'"],
  ['apps/site/src/a.tsx', "<p>{text('dices.name')}</p> // dice.name"],
  ['apps/site/src/a.tsx', "<Link to={pathTo('dice')} />"],
  ['server/a.ts', '// as dice do'],
] as const)
  test(`stands: ${path} ${source}`, () =>
    assert.deepEqual(reach({ 'apps/site/src/families.ts': LIST, 'text/vi/dice/pages.ts': TEXTS, [path]: source }), []))

test('a lottery deleted on paper breaks the lists of families alone', () => {
  const broken = familyReach(new Map([...sourceFiles(), ...sqlFiles('server/functions')]), 'lottery')
  assert.deepEqual(broken.map(({ path }) => path).toSorted(), [
    'apps/backoffice/src/families.ts',
    'apps/site/src/families.ts',
    'contract/families.ts',
    'games/rules.ts',
    'server/families.ts',
    'text/families.ts',
  ])
})
