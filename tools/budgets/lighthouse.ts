import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '../setup/browser.ts'
import { Problem } from '../setup/problem.ts'
import { step } from '../setup/progress.ts'
import { ROOT } from '../setup/root.ts'
import type { Line } from './line.ts'

const FOLDER = join(ROOT, 'tools', 'budgets', 'lighthouse')
const CLI = join(FOLDER, 'node_modules', 'lighthouse', 'cli', 'index.js')
const RUNS = 3

/** The part of Lighthouse's report that is read. */
interface Report {
  categories: Record<string, { score: number | null } | undefined>
  audits: Record<string, { numericValue?: number } | undefined>
  runtimeError?: { message: string }
}

/** Fetches Lighthouse, which only this command needs, unless it is there. */
export async function fetchLighthouse(): Promise<void> {
  if (existsSync(CLI)) return
  await step('Fetching Lighthouse', async () => {
    const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    const code = await run('npm', args, { cwd: FOLDER })
    if (code !== 0) throw new Problem('Lighthouse could not be fetched; npm’s reason stands above.')
  })
}

/** What Lighthouse says about a page on a phone: the median of each figure over three runs. */
export async function lighthouseLines(url: string, browser: Browser, lcpMs: number, tbtMs: number): Promise<Line[]> {
  const reports: Report[] = []
  for (let count = 1; count <= RUNS; count++) {
    reports.push(await step(`Lighthouse ${new URL(url).pathname}, ${count} of ${RUNS}`, () => audited(url, browser)))
  }
  const score = (name: string) => median(reports.map((report) => (report.categories[name]?.score ?? 0) * 100))
  const figure = (name: string) => median(reports.map((report) => report.audits[name]?.numericValue ?? Infinity))
  const points = (what: string, name: string, budget: number): Line => ({
    what,
    value: score(name),
    budget,
    unit: 'points',
    atLeast: true,
  })
  return [
    points('performance', 'performance', 90),
    points('accessibility', 'accessibility', 100),
    points('best practices', 'best-practices', 100),
    points('search engines', 'seo', 100),
    { what: 'largest contentful paint', value: figure('largest-contentful-paint'), budget: lcpMs, unit: 'ms' },
    { what: 'total blocking time', value: figure('total-blocking-time'), budget: tbtMs, unit: 'ms' },
    { what: 'layout shift', value: figure('cumulative-layout-shift'), budget: 0.05, unit: '' },
  ]
}

async function audited(url: string, browser: Browser): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'senluna-lighthouse-'))
  try {
    const report = join(folder, 'report.json')
    // Not the arguments of the tests: drawn on a graphics card that is only pretended, no paint is
    // ever timed.
    const flags = `--headless --no-sandbox --disable-gpu --user-data-dir=${join(folder, 'profile')}`
    const code = await run(
      process.execPath,
      [
        CLI,
        url,
        '--quiet',
        '--output=json',
        `--output-path=${report}`,
        `--chrome-flags=${flags}`,
        '--only-categories=performance,accessibility,best-practices,seo',
      ],
      { env: { ...process.env, ...browser.env, CHROME_PATH: chromeIn(folder, browser) } },
    )
    if (code !== 0 || !existsSync(report)) throw new Problem(`Lighthouse ended with ${code} and no report.`)
    const read: Report = JSON.parse(readFileSync(report, 'utf8'))
    if (read.runtimeError) throw new Problem(`Lighthouse: ${read.runtimeError.message}`)
    return read
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The browser as one file to start: Lighthouse's launcher passes no environment of ours on. */
function chromeIn(folder: string, browser: Browser): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
  const settings = Object.entries(browser.env).map(([name, value]) => `${name}=${quoted(value)}`)
  const file = join(folder, 'chrome')
  const program = browser.executablePath ?? process.env.CHROME_PATH ?? 'chromium'
  writeFileSync(file, `#!/bin/sh\nexec env ${settings.join(' ')} ${quoted(program)} "$@"\n`, { mode: 0o755 })
  return file
}

function run(program: string, args: readonly string[], options: { cwd?: string; env?: NodeJS.ProcessEnv }) {
  const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options })
  return new Promise<number>((resolve) => {
    child.once('error', () => resolve(1))
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Infinity
