import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'vitest'
import type { Endpoint } from '@senluna/contract/endpoint.ts'
import { BRANDS } from '@senluna/brands/index.ts'
import { REFUSALS, STANDARD_REFUSALS, type RefusalCode } from '@senluna/contract/refusals.ts'
import { TEXTS } from '@senluna/text/all.ts'
import { REFUSED_ON_CREDIT } from '../../modules/credit/refuse-cash.ts'

// What the code can refuse is read from its text: every code that stands in a file reached from
// where a call is connected. That an action throws only what its own call declares is checked
// wherever tests call it (`declaring`).

const HERE = fileURLToPath(new URL('../..', import.meta.url))
const FILES = globSync('**/*.ts', { cwd: join(HERE, '../contract') })
const PARTS: Record<string, unknown>[] = await Promise.all(FILES.map((file) => import(`../../../contract/${file}`)))
const isEndpoint = (entry: [string, unknown]): entry is [string, Endpoint] =>
  typeof entry[1] === 'object' && entry[1] !== null && 'path' in entry[1] && 'refusals' in entry[1]
const CALLS = new Map<string, Endpoint>(PARTS.flatMap((part) => Object.entries(part).filter(isEndpoint)))
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
  ...(endpoint.concerns ? (['APPROVAL_RELATED'] as const) : []),
  ...(endpoint.sealed ? (['SYS_CRYPTO', 'SYS_CRYPTO_KEY'] as const) : []),
  ...(endpoint.for === 'game' ? (['GAME_SESSION'] as const) : []),
]

/** What an earlier module is handed by a later one when the parts are built. */
const HANDED: Record<string, readonly string[]> = {
  'modules/sessions/routes.ts': [
    'modules/protection/breaks/enter.ts',
    'modules/security/second-step/second-step.ts',
    'modules/security/passkeys/by-passkey.ts',
    'modules/identities/by-social.ts',
  ],
  'modules/identities/routes.ts': ['modules/protection/breaks/enter.ts', 'modules/security/confirm.ts'],
  'modules/approvals/routes.ts': [
    'modules/cashier/desk/withdrawals/acts.ts',
    'modules/promotions/desk/applications.ts',
  ],
  // What a quote breaks, its rule says.
  'modules/cashier/withdrawals/routes.ts': ['../kit/cashier/withdrawal-quote.ts'],
  // The rules of tickets say what is wrong with one.
  'modules/lottery/routes.ts': [
    '../games/lottery/rules/tickets/bet-type.ts',
    '../games/lottery/rules/money/exposure.ts',
    '../games/lottery/rules/draws/draw-number.ts',
    '../games/lottery/rules/tickets/ticket.ts',
  ],
  'modules/points/routes.ts': ['../kit/points/convert.ts'],
  // A line on credit is kept from cash where its calls come in.
  'modules/wallet/routes.ts': ['modules/credit/refuse-cash.ts'],
  'modules/security/routes.ts': ['modules/credit/refuse-cash.ts'],
  'modules/feedback/routes.ts': ['modules/sessions/human-check/human-check.ts'],
}

/** What a routes file reaches, with the front index beside it; a part of a module may have none. */
function reachedWith(file: string): Set<string> {
  const index = join(dirname(file), 'index.ts')
  return existsSync(join(HERE, index)) ? reachedFrom(index, reachedFrom(file)) : reachedFrom(file)
}

const routeFiles = globSync('modules/**/*routes.ts', { cwd: HERE })
/** A call where it is connected: an export names its list first; a list with its export is both. */
const CONNECTED =
  /\b(?:route|onceRoute|preparedRoute)\(\s*(?:\w+\.)?(\w+),|\bexportRoute\(\s*[\w.]+,\s*[\w.]+,\s*(?:\w+\.)?(\w+),|\blistRoutes\(\s*[\w.]+,\s*(?:\w+\.)?(\w+),\s*(?:\w+\.)?(\w+),/g

const routed = routeFiles.map((file) => {
  const names = [...textOf(file).matchAll(CONNECTED)].flatMap((match) =>
    match.slice(1).filter((name) => name !== undefined),
  )
  const endpoints = names.map((name) => CALLS.get(name)).filter((item) => item !== undefined)
  return {
    file,
    names,
    endpoints,
    codes: new Set([...reachedWith(file), ...(HANDED[file] ?? [])].flatMap(codesIn)),
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
    const own = globSync(join(dirname(file), '*.ts'), { cwd: HERE }).filter((item) => !item.endsWith('.test.ts'))
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

/** What agents call, and the desk of agents. */
const OF_AGENTS = /^\/bo\/v1\/(?:agents|contracts|bills|affiliates|credit|reports\/agents)/
const isOfAgents = (endpoint: Endpoint) => endpoint.for === 'agent' || OF_AGENTS.test(endpoint.path)
const TESTS = globSync('**/*.test.ts', { cwd: HERE }).map((file) => ({ file, text: textOf(file) }))
const TOLD = [...new Set(BRANDS.flatMap(({ supportedLanguages }) => supportedLanguages))]

/** Whether a test of the module of a call, or one that names its path, meets the refusal. */
function isMet(code: RefusalCode, { path }: Endpoint, file: string): boolean {
  const area = file.split('/').slice(0, 2).join('/')
  const last = path.split(/\{\w+\}/).findLast((part) => part !== '') ?? path
  return TESTS.some(
    (tests) => tests.text.includes(`'${code}'`) && (tests.file.startsWith(`${area}/`) || tests.text.includes(last)),
  )
}

for (const { file, endpoints } of routed)
  for (const endpoint of endpoints.filter(isOfAgents))
    test(`${endpoint.method} ${endpoint.path}: each refusal is met by a test, and told in every language of the brands`, () => {
      const mechanical = byNature(endpoint)
      const own = endpoint.refusals.filter((code) => !STANDARD.has(code) && !mechanical.includes(code))
      assert.deepEqual(
        own.filter((code) => !isMet(code, endpoint, file)),
        [],
      )
      const silent = (language: string) =>
        endpoint.refusals.filter((code) => !(`refusal.${code}` in (TEXTS as Record<string, object>)[language]!))
      assert.deepEqual(
        TOLD.flatMap((language) => silent(language).map((code) => `${language} ${code}`)),
        [],
      )
    })

/** What agents, their contracts and their credit are refused by, whoever asks. */
const ABOUT_AGENTS = /^(?:AGT|CTR|CRD)_|^(?:AUTH_NOT_AGENT|AUTH_NOT_MEMBER|REG_CODE_INVALID|WAL_ARREARS)$/
const isAboutAgents = (code: string): boolean => ABOUT_AGENTS.test(code)

/** Where a call refuses by the very rule of another one, whose tests meet it. */
const ONE_RULE: Readonly<Record<string, string>> = {
  '/wps/v2/withdraw/orders': '/wps/v2/withdraw/quote',
  '/wps/v2/transfer/upline': '/wps/v2/transfer/downline',
}
/** Lines on credit are kept from such calls in one place; a test walks all of it. */
const isKeptFromCredit = (code: RefusalCode, { method, path }: Endpoint): boolean =>
  REFUSED_ON_CREDIT.get(`${method} ${path}`)?.code === code

for (const { file, endpoints } of routed)
  for (const endpoint of endpoints.filter((other) => !isOfAgents(other) && other.refusals.some(isAboutAgents)))
    test(`${endpoint.method} ${endpoint.path}: what it refuses of agents is met by a test, and told`, () => {
      const about = endpoint.refusals.filter(isAboutAgents)
      assert.deepEqual(
        about
          .filter((code) => !isKeptFromCredit(code, endpoint))
          .filter((code) => !isMet(code, { ...endpoint, path: ONE_RULE[endpoint.path] ?? endpoint.path }, file)),
        [],
      )
      const silent = (language: string) =>
        about.filter((code) => !(`refusal.${code}` in (TEXTS as Record<string, object>)[language]!))
      assert.deepEqual(TOLD.flatMap(silent), [])
    })

test('every refusal of agents that there is belongs to a call', () => {
  const declared = new Set<string>([...CALLS.values()].flatMap(({ refusals }) => refusals))
  assert.deepEqual(
    Object.keys(REFUSALS).filter((code) => isAboutAgents(code) && !declared.has(code)),
    [],
  )
})
