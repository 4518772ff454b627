import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureDatabase } from './setup/database.ts'
import { startPostgres } from './postgres/index.ts'
import { throwawayFolder } from './postgres/throwaway.ts'
import { giveUp, Problem } from './setup/problem.ts'
import { ROOT } from './setup/root.ts'
import { livingFunctions, misplacedFunctions, strayFunctions } from './schema/functions.ts'
import { numberNames } from './schema/number-names.ts'
import { retentionPage } from './operations/retention-page.ts'
import { printedSchema } from './schema/print.ts'

// `npm run schema`: writes the schema as all migrations and the files of functions leave it, for
// people (schema.sql) and for the compiler (tables.gen.ts), and the names of numbers, the ledger's
// for the compiler (names.gen.ts), all for the functions (names.gen.json); and the page of how long
// each table is kept (docs/operations/retention.md). With --check it writes
// nothing and fails when they are not what is there. It also fails when a function has no file, or
// a file no function.

const KIND_OF_COLUMN = '{"int8":"bigint","numeric":"string"}'

const postgres = await startPostgres({ data: throwawayFolder(false), durable: false })
try {
  const url = postgres.url('schema')
  await ensureDatabase(url)
  const { migrateDatabase } = await import('@senluna/server/platform/database/migrate.ts')
  const { functionFilesIn } = await import('@senluna/server/platform/database/functions.ts')
  const folder = (name: string) => new URL(`../server/${name}/`, import.meta.url)
  const sources = { migrations: folder('migrations'), functions: folder('functions') }
  // The names come before the functions that say them: migrations make the ledger's, whose
  // constants are among those of all.
  await inNewFolder((none) => migrateDatabase(url, { ...sources, functions: pathToFileURL(`${none}/`) }))
  keep({ 'ledger/names.gen.ts': await numberNames(url) })
  const { functionNames } = await import('./schema/function-names.ts')
  keep({ 'server/functions/names.gen.json': functionNames() })
  await migrateDatabase(url, sources)
  const files = await functionFilesIn(sources.functions)
  const problems = [...misplacedFunctions(files), ...strayFunctions(files, await livingFunctions(url))]
  if (problems.length > 0) throw new Problem(problems.join('\n'))
  keep({
    'server/migrations/schema.sql': await printedSchema(url),
    'server/migrations/tables.gen.ts': await inNewFolder((made) => tableTypes(url, made)),
    'docs/operations/retention.md': retentionPage(),
  })
} catch (error) {
  await postgres.stop()
  giveUp(error)
}
await postgres.stop()

/** Writes the files that aren't so; with --check it throws when there are any. */
function keep(wanted: Readonly<Record<string, string>>): void {
  const changed = Object.entries(wanted).filter(([path, text]) => text !== readIfThere(join(ROOT, path)))
  if (changed.length > 0 && process.argv.includes('--check')) {
    const paths = changed.map(([path]) => path).join(' and ')
    throw new Problem(`${paths} is not what migrations, functions and constants make. Run npm run schema.`)
  }
  for (const [path, text] of changed) {
    writeFileSync(join(ROOT, path), text)
    console.log(`${path} written`)
  }
}

function tableTypes(url: string, folder: string): string {
  const out = join(folder, 'tables.ts')
  const program = join(
    dirname(createRequire(import.meta.url).resolve('kysely-codegen/package.json')),
    'dist',
    'cli',
    'bin.js',
  )
  const options = ['--dialect', 'postgres', '--url', url, '--out-file', out, '--type-mapping', KIND_OF_COLUMN]
  const made = spawnSync(process.execPath, [program, ...options, '--exclude-pattern', 'graphile_worker.*'], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(`kysely-codegen failed: ${made.stderr || made.stdout}`)
  return readFileSync(out, 'utf8')
}

/** Does something with an empty folder that is gone after it. */
async function inNewFolder<Result>(work: (folder: string) => Result | Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'senluna-schema-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
