import assert from 'node:assert/strict'
import { test } from 'vitest'
import { importProblems } from './imports.ts'

const problems = (path: string, source: string) => importProblems(new Map([[path, source]]))

for (const [path, source, why] of [
  ['kit/money.ts', "import { x } from '@senluna/contract/wire.ts'", 'kit imports nothing'],
  ['kit/money.ts', "import { readFileSync } from 'node:fs'", 'kit has no part of Node'],
  ['contract/wire.ts', "import { post } from '@senluna/ledger/index.ts'", 'the contract knows no ledger'],
  ['contract/wire.ts', "import fastify from 'fastify'", 'the contract has zod only'],
  ['games/crash/rules/a.ts', "import { b } from '../../dice/rules/b.ts'", "a game doesn't know another game's rules"],
  ['games/crash/rules/a.ts', "import { hash } from 'node:crypto'", 'a rule gets its numbers as arguments'],
  ['games/crash/rules/a.ts', 'const now = Date.now()', 'a rule has no clock'],
  ['games/crash/rules/a.ts', 'const now = new Date()', 'a rule makes no date'],
  ['games/crash/rules/a.ts', 'const x = Math.random()', 'a rule draws nothing'],
  ['games/crash/rules/a.ts', 'const x = process.env.X', 'a rule reads no environment'],
  ['games/crash/rules/a.ts', "await fetch('/x')", 'a rule asks nobody'],
  [
    'games/crash/client/a.ts',
    "import { b } from '@senluna/games/dice/rules/b.ts'",
    'a client knows its own rules only',
  ],
  [
    'games/verifier/a.ts',
    "import { b } from '@senluna/server/modules/fairness/index.ts'",
    'the verifier shares nothing with the server',
  ],
  ['ledger/post.ts', "import { db } from '@senluna/server/platform/database/db.ts'", 'the ledger knows no server'],
  ['ledger/post.ts', 'const at = Date.now()', 'time comes from the clock'],
  ['server/platform/log.ts', "import { x } from '../modules/members/index.ts'", 'the platform knows no product'],
  ['server/modules/members/a.ts', "import { x } from '../wagers/index.ts'", 'a module knows only those before it'],
  [
    'server/modules/wagers/a.ts',
    "import { x } from '../members/store.ts'",
    'another module is entered by its front door',
  ],
  ['server/modules/wagers/a.ts', "export { x } from '../members/store.ts'", 'also to export again'],
  ['server/modules/wagers/a.ts', "const x = await import('../members/store.ts')", 'also when loaded late'],
  [
    'server/modules/wagers/a.ts',
    "import type {\n  X,\n  Y,\n} from '../members/store.ts'",
    'also for types, over several lines',
  ],
  ['sandbox/payments/a.ts', "import { x } from '@senluna/contract/wire.ts'", 'a stand-in knows the wire only'],
  ['sandbox/vendors/a.ts', "import { x } from '../payments/book.ts'", 'one stand-in knows no other'],
  ['server/parts/vendors.ts', "import { x } from '../../sandbox/vendors/vendor.ts'", 'the server knows no stand-in'],
  [
    'server/modules/wagers/a.ts',
    "import { x } from '../members/desk/index.ts'",
    "only desks know another module's desk",
  ],
  ['server/modules/members/a.ts', "import { x } from './desk/edit.ts'", "a module doesn't know its own desk"],
  [
    'server/modules/members/desk/a.ts',
    "import { x } from '../../wagers/desk/index.ts'",
    'a desk knows only the desks before it',
  ],
  [
    'server/modules/members/desk/a.ts',
    "import { x } from '../../wagers/store.ts'",
    'a desk too enters by the front door',
  ],
  ['server/modules/wonders/a.ts', "import { x } from '../members/index.ts'", 'a module stands in the list'],
  [
    'server/modules/wagers/a.ts',
    "import { x } from '@senluna/brands/senluna/brand.ts'",
    'brands are for settings and apps',
  ],
  ['server/vendors/v/a.ts', "import { x } from '../../modules/wallet/index.ts'", 'a vendor sees its port only'],
  ['server/vendors/v/a.ts', "import { x } from '../w/a.ts'", "a vendor doesn't see another"],
  ['games/engine/a.ts', "import { b } from '../crash/client/b.ts'", 'the engine knows no game'],
  ['games/art/a.ts', "import { b } from '@senluna/web/ui/b.tsx'", 'pictures are drawn without a page'],
  ['games/crash/client/a.ts', "import { b } from '../../dice/words/vi.ts'", "a client says no other game's words"],
  ['games/crash/words/vi.ts', "import { b } from '../rules/a.ts'", 'words know nothing'],
  ['server/modules/catalog/a.ts', "import { b } from '@senluna/games/clients.ts'", 'the server loads no screen'],
  ['web/ui/Button.tsx', "import { x } from '@senluna/brands/senluna/brand.ts'", 'web knows no brand'],
  ['apps/site/src/a.ts', "import { x } from '@senluna/server/main.ts'", 'a page knows no server'],
  ['apps/site/src/a.ts', "import { x } from '@senluna/games/crash/rules/a.ts'", 'a page knows clients, not rules'],
  ['apps/stage/src/a.ts', "import { x } from '../../site/src/b.ts'", "an app doesn't import another"],
  ['apps/site/src/features/slip/A.tsx', "import { B } from '../rng/B.tsx'", "a feature doesn't import another"],
  ['server/modules/wagers/a.ts', 'const x = Math.random()', 'chance comes from the stream'],
] as const) {
  test(`refused: ${why} (${path})`, () => assert.equal(problems(path, source).length, 1))
}

for (const [path, source, why] of [
  [
    'games/crash/rules/a.ts',
    '/** Not Date.now(), nor Math.random(). */\nconst a = "fetch(x)" // process.env',
    'comments and texts are no code',
  ],
  ['games/crash/rules/a.ts', "import { odds } from '@senluna/kit/money.ts'", 'rules know the kit'],
  ['server/modules/wagers/a.ts', "import { x } from '../members/index.ts'", 'an earlier module by its front door'],
  ['server/modules/members/desk/a.ts', "import { x } from '../../wagers/index.ts'", 'a desk stands over all modules'],
  ['server/modules/members/desk/a.ts', "import { x } from '../store.ts'", 'a desk knows its own module'],
  [
    'server/modules/wagers/desk/a.ts',
    "import { x } from '../../members/desk/index.ts'",
    "and an earlier module's desk",
  ],
  ['server/modules/lottery/family.ts', "import { x } from './desk/routes.ts'", 'a family of games brings its desk'],
  ['server/modules/operations/a.ts', "import { x } from '../wagers/desk/index.ts'", 'operations is all desk'],
  ['server/modules/settings/a.ts', "import { x } from '@senluna/brands/senluna/brand.ts'", 'settings read brands'],
  ['server/vendors/v/a.ts', "import { x } from '../../modules/launch/vendor.ts'", 'a vendor sees its port'],
  ['games/crash/client/a.ts', "import { b } from '../../engine/b.ts'", 'a client stands on the engine'],
  ['games/crash/client/a.ts', "import type { b } from '../words/vi.ts'", 'and says its own words'],
  ['games/crash/game.ts', "import { b } from './words/index.ts'", 'so does what the folder says of its game'],
  ['apps/stage/src/a.ts', "import { b } from '@senluna/games/clients.ts'", 'the stage has the list of clients'],
  [
    'server/modules/members/testing/site.ts',
    "import { x } from '../../wagers/store.ts'",
    'so may what serves tests only',
  ],
  ['server/main.ts', "import { x } from './modules/wagers/index.ts'", 'main knows all'],
  ['server/modules/members/a.test.ts', "import { x } from '../wagers/store.ts'", 'a test may look at everything'],
  ['ledger/a.test-d.ts', "import { x } from '../games/lottery/rules/index.ts'", 'so may a test of types'],
  [
    'apps/site/src/verify.ts',
    "import { x } from '@senluna/games/verifier/index.ts'",
    'the verification page has the verifier',
  ],
  [
    'apps/site/src/features/slip/A.tsx',
    "import { B } from './B.tsx'\nimport { C } from '../../shell/C.tsx'",
    'its own feature and the shell',
  ],
  ['web/ui/Button.tsx', "import { useState } from 'react'\nimport './button.css'", 'packages and styles'],
] as const) {
  test(`allowed: ${why} (${path})`, () => assert.deepEqual(problems(path, source), []))
}
