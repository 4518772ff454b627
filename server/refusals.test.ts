import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'vitest'
import * as account from '@senluna/contract/account.ts'
import type { Endpoint } from '@senluna/contract/endpoint.ts'
import * as games from '@senluna/contract/games.ts'
import * as house from '@senluna/contract/house.ts'
import * as live from '@senluna/contract/live.ts'
import * as notices from '@senluna/contract/notices.ts'
import * as protection from '@senluna/contract/protection.ts'
import { REFUSALS, STANDARD_REFUSALS, type RefusalCode } from '@senluna/contract/refusals.ts'
import * as chat from '@senluna/contract/chat.ts'
import * as desk from '@senluna/contract/desk.ts'
import * as staff from '@senluna/contract/staff.ts'
import * as security from '@senluna/contract/security.ts'
import * as system from '@senluna/contract/system.ts'
import * as wallet from '@senluna/contract/wallet.ts'

// What the code can refuse is read from its text: every code that stands in a file reached from where a call is
// connected. That an action throws only what its own call declares is checked wherever tests call it (`declaring`).

const HERE = fileURLToPath(new URL('.', import.meta.url))
const CONTRACT: Record<string, unknown> = {
  ...account,
  ...games,
  ...house,
  ...live,
  ...notices,
  ...protection,
  ...chat,
  ...desk,
  ...staff,
  ...security,
  ...system,
  ...wallet,
}
const isEndpoint = (entry: [string, unknown]): entry is [string, Endpoint] =>
  typeof entry[1] === 'object' && entry[1] !== null && 'path' in entry[1] && 'refusals' in entry[1]
const CALLS = new Map<string, Endpoint>(Object.entries(CONTRACT).filter(isEndpoint))
const STANDARD = new Set<string>(STANDARD_REFUSALS)

const textOf = (file: string): string => readFileSync(join(HERE, file), 'utf8')
const codesIn = (file: string): RefusalCode[] =>
  [...textOf(file).matchAll(/'([A-Z]+_[A-Z_]+)'/g)]
    .map((match) => match[1]!)
    .filter((code): code is RefusalCode => code in REFUSALS)

/** A file and everything of the server that it reaches, but the types. */
function reachedFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, what, path] of textOf(file).matchAll(/^(?:import|export) (type )?[^'"]*?from '(\.[^']+)'/gms))
    if (!what) reachedFrom(relative(HERE, join(HERE, dirname(file), path!)), seen)
  return seen
}

/** What the way to an action refuses, by what its call is. */
const byNature = (endpoint: Endpoint): RefusalCode[] => [
  ...(endpoint.once ? (['SYS_KEY_REUSED'] as const) : []),
  ...(endpoint.sealed ? (['SYS_CRYPTO', 'SYS_CRYPTO_KEY'] as const) : []),
  ...(endpoint.for === 'game' ? (['GAME_SESSION'] as const) : []),
]

/** What an earlier module is handed by a later one when the parts are built. */
const HANDED: Record<string, readonly string[]> = {
  'modules/sessions/routes.ts': [
    'modules/protection/enter.ts',
    'modules/security/second-step.ts',
    'modules/security/by-passkey.ts',
  ],
}

const routeFiles = globSync('modules/*/routes.ts', { cwd: HERE })
const routed = routeFiles.map((file) => {
  const names = [...textOf(file).matchAll(/\b(?:route|onceRoute)\(\s*(?:\w+\.)?(\w+),/g)].map((match) => match[1]!)
  const endpoints = names.map((name) => CALLS.get(name)).filter((one) => one !== undefined)
  return {
    file,
    names,
    endpoints,
    codes: new Set(
      [...reachedFrom(join(dirname(file), 'index.ts'), reachedFrom(file)), ...(HANDED[file] ?? [])].flatMap(codesIn),
    ),
  }
})

test('every call of the contract is connected once', () => {
  assert.deepEqual(routed.flatMap(({ names }) => names).sort(), [...CALLS.keys()].sort())
})

for (const { file, endpoints, codes } of routed) {
  test(`${file}: no call declares a refusal that nothing behind it throws`, () => {
    for (const endpoint of endpoints) {
      const can = new Set([...codes, ...byNature(endpoint)])
      const dead = endpoint.refusals.filter((code) => !can.has(code) && !STANDARD.has(code))
      assert.deepEqual(dead, [], endpoint.path)
    }
  })

  test(`${file}: what its module refuses is declared by one of its calls`, () => {
    const declared = new Set<string>([...STANDARD, ...endpoints.flatMap((endpoint) => endpoint.refusals)])
    const own = globSync(join(dirname(file), '*.ts'), { cwd: HERE }).filter((one) => !one.endsWith('.test.ts'))
    // What a module offers to later ones is declared by theirs.
    const elsewhere = new Set(
      routed
        .filter((other) => other.file !== file)
        .flatMap((other) => other.endpoints.flatMap(({ refusals }) => refusals)),
    )
    const silent = own.flatMap(codesIn).filter((code) => !declared.has(code) && !elsewhere.has(code))
    assert.deepEqual(silent, [])
  })
}

test('a call says what its nature refuses', () => {
  for (const endpoint of CALLS.values())
    for (const code of byNature(endpoint)) assert.ok(endpoint.refusals.includes(code), `${endpoint.path}: ${code}`)
})
