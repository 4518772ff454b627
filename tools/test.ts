import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findBrowser } from './setup/browser.ts'
import { buildPages, buildServer } from './setup/build.ts'
import { ROOT } from './setup/root.ts'
import { choiceOf } from './testing/change.ts'
import { changesIn } from './testing/git-changes.ts'
import { type Tally, tallyOfCheck, tallyOfPlaywright, tallyOfVitest } from './testing/tally.ts'

/** One step of the run. */
interface Step {
  name: string
  /** A program of node_modules and its arguments, or our own work. */
  run: readonly string[] | (() => Promise<unknown>)
  env?: Record<string, string>
  /** Whether its output is shown as it comes: for those that take long and run alone. */
  shown?: boolean
  count: (ok: boolean) => Tally
}

const reports = mkdtempSync(join(tmpdir(), 'senluna-reports-'))
const reportOf = (name: string): unknown => {
  const file = join(reports, name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

// The runners end with us, however we end.
const LIFELINE = pathToFileURL(join(ROOT, 'tools', 'lifeline.mjs')).href

const script = (path: string) => join(ROOT, 'node_modules', path)
const check = (name: string, ...run: string[]): Step => ({ name, run, count: tallyOfCheck })
const NOTHING: Tally = { passed: 0, failed: 0 }

const CHECKS: readonly Step[] = [
  check('types', script('typescript/bin/tsc'), '-p', '.', '--pretty', 'false'),
  check('types of kit and rules', script('typescript/bin/tsc'), '-p', 'tsconfig.pure.json', '--pretty', 'false'),
  check('lint and import cycles', script('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'),
  check('format', script('oxfmt/bin/oxfmt'), '--check'),
  check('import rules', 'tools/checks/run.ts', 'imports'),
  check('table rules', 'tools/checks/run.ts', 'tables'),
  check('words', 'tools/checks/run.ts', 'words'),
  check('lock file', 'tools/checks/run.ts', 'lock'),
  check('registry', 'tools/registry.ts', '--check'),
  check('unused code', script('knip/bin/knip.js'), '--no-progress'),
  check('unused contract', 'tools/checks/run.ts', 'contract'),
  check('generated schema', 'tools/schema.ts', '--check'),
]

/** What the browser tests need: made while the checks run. A failure here shows in them. */
const PREPARATIONS: readonly Step[] = [
  { name: 'server built', run: buildServer, count: (ok) => (ok ? NOTHING : tallyOfCheck(false)) },
  { name: 'pages built', run: buildPages, count: (ok) => (ok ? NOTHING : tallyOfCheck(false)) },
  { name: 'browser found', run: findBrowser, count: (ok) => (ok ? NOTHING : tallyOfCheck(false)) },
]

const unitTests = (words: readonly string[], name = 'unit, database and API tests'): Step => ({
  name,
  run: [
    script('vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, 'vitest.json')}`,
    ...words,
  ],
  shown: true,
  count: (ok) => tallyOfVitest(reportOf('vitest.json'), ok),
})

const browserTests = (specs: readonly string[]): Step => ({
  name: 'browser tests',
  run: [script('@playwright/test/cli.js'), 'test', '-c', 'e2e', '--reporter=list,json', ...specs],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'playwright.json') },
  shown: true,
  count: (ok) => tallyOfPlaywright(reportOf('playwright.json'), ok),
})

/**
 * Steps of one list follow each other, lists of one line run side by side, lines follow each other.
 */
type Plan = readonly (readonly (readonly Step[])[])[]

const everything = (): Plan => [[CHECKS, PREPARATIONS], [[unitTests([])]], [[browserTests([])]]]

/** What the change at hand can have broken. */
function afterChange(): Plan {
  const { base, files } = changesIn(ROOT)
  const { unit, readers, browser } = choiceOf(files)
  const specs = browser === 'all' ? [] : browser
  const shown = browser === 'all' || specs.length > 0
  console.log(`${files.length} files differ from ${base.slice(0, 8)}; browser tests: ${browserNote(browser)}`)
  const tests = unit === 'all' ? [unitTests([])] : [unitTests(['--changed', base, '--passWithNoTests'])]
  if (unit !== 'all' && readers.length > 0) tests.push(unitTests(readers, 'tests that read files'))
  return [shown ? [CHECKS, PREPARATIONS] : [CHECKS], [tests], shown ? [[browserTests(specs)]] : []]
}

const browserNote = (browser: 'all' | readonly string[]) => (browser === 'all' ? 'all' : browser.join(', ') || 'none')

const total = { passed: 0, failed: 0 }
const advice: string[] = []
const began = Date.now()
const filters = process.argv.slice(2)

for (const lists of planOf(filters)) await Promise.all(lists.map(inOrder))
rmSync(reports, { recursive: true, force: true })
console.log(`\nAll of it took ${((Date.now() - began) / 1000).toFixed(1)} s.`)
for (const sentence of advice) console.log(sentence)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

function planOf(words: readonly string[]): Plan {
  if (words.length === 0) return everything()
  return words.includes('--changed') ? afterChange() : [[[unitTests(words)]]]
}

async function inOrder(steps: readonly Step[]) {
  for (const step of steps) await doStep(step)
}

async function doStep(step: Step) {
  const start = Date.now()
  if (step.shown) console.log(`\n${step.name}:`)
  const { ok, output } = typeof step.run === 'function' ? await work(step.run) : await runProgram(step.run, step)
  const counted = step.count(ok)
  total.passed += counted.passed
  total.failed += counted.failed
  advice.push(...(counted.advice ?? []))
  const seconds = ((Date.now() - start) / 1000).toFixed(1)
  console.log(`${ok && counted.failed === 0 ? 'ok    ' : 'FAILED'} ${step.name} (${seconds} s)`)
  if (!ok && output) console.log(output.trimEnd().replaceAll(/^/gm, '       '))
}

async function work(action: () => Promise<unknown>) {
  try {
    await action()
    return { ok: true, output: '' }
  } catch (error) {
    return { ok: false, output: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

function runProgram(args: readonly string[], { shown, env }: Step): Promise<{ ok: boolean; output: string }> {
  const child = spawn(process.execPath, ['--import', LIFELINE, ...args], {
    cwd: ROOT,
    stdio: ['ignore', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'pipe'],
    env: { ...process.env, ...env },
  })
  let output = ''
  const listen = (text: Buffer) => {
    output += text.toString()
  }
  child.stdout?.on('data', listen)
  child.stderr?.on('data', listen)
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ ok: false, output: error.message }))
    child.once('close', (code) => resolve({ ok: code === 0, output }))
  })
}
