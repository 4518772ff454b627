import assert from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'vitest'
import { ROOT } from '../setup/root.ts'

// Every call of the specification that docs/api.md has an example of is made by some screen of the
// site: a call that none makes is one that nobody would miss.

const ROW = /^\| (GET|POST|PUT) (\S+) \| (?:guest|member|trial) \| (?:`.*` )?\|$/gm
const CALL = /^export const (\w+) = endpoint\(\{([\s\S]*?)^\}\)/gm
/** What a file takes of the contract to run with; types leave no call behind. */
const IMPORT = /^import \{([^}]*)\} from '@senluna\/contract\/[^']+'/gm

/** Calls that are for others than the site's pages. */
const FOR_OTHERS: ReadonlySet<string> = new Set([
  // The brand's hosts, for a program that must find one: a page was opened at one.
  '/wps/system/domainRoute',
])

/** The code of a folder, without its tests. */
const codeIn = (...folder: string[]): string[] =>
  readdirSync(join(ROOT, ...folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/(?:^|\/)(?:testing|dist|node_modules)\/|\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(join(ROOT, ...folder, name), 'utf8'))

const calls = codeIn('contract').flatMap((code) =>
  Array.from(code.matchAll(CALL), ([, name, declared]) => ({ name: name!, declared: declared! })),
)
const used = new Set(
  [...codeIn('apps', 'site', 'src'), ...codeIn('web')]
    .flatMap((code) => Array.from(code.matchAll(IMPORT), ([, names]) => names!))
    .flatMap((names) => names.split(',').map((name) => name.trim().split(' ')[0])),
)
const rows = Array.from(readFileSync(join(ROOT, 'docs', 'api.md'), 'utf8').matchAll(ROW), ([, method, path]) => ({
  method: method!,
  path: path!,
}))

test('the table of examples is read', () => assert.equal(rows.length, 50))

test.each(rows.filter(({ path }) => !FOR_OTHERS.has(path)))(
  '$method $path is called by a screen of the site',
  ({ method, path }) => {
    const named = calls.filter(
      ({ declared }) =>
        declared.includes(`path: '${path}'`) && new RegExp(`(?:method|also): \\[?.*'${method}'`).test(declared),
    )
    assert.ok(named.length > 0, 'the contract has the call')
    assert.ok(
      named.some(({ name }) => used.has(name)),
      `no screen of the site imports ${named.map(({ name }) => name).join(', ')}`,
    )
  },
)
