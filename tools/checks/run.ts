import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENDPOINTS } from '@senluna/contract/all.ts'
import { ROOT } from '../setup/root.ts'
import { bareNumberProblems } from './sql/bare-numbers.ts'
import { contractProblems } from './contract.ts'
import { sourceFiles, sqlFiles } from './files.ts'
import { importProblems } from './imports.ts'
import { lockProblems } from './lock.ts'
import { tableProblems, tablesIn } from './sql/tables.ts'
import { wordProblems } from './words.ts'

// `node tools/checks/run.ts imports|tables|words|lock|contract`: prints what is wrong and fails
// when anything is.
const CHECKS: Record<string, () => string[] | Promise<string[]>> = {
  imports: () => importProblems(sourceFiles()),
  tables: () => {
    const files = new Map([...sourceFiles(), ...sqlFiles('server/functions')])
    const schema = readFileSync(join(ROOT, 'server/migrations/schema.sql'), 'utf8')
    return [...tableProblems(files, tablesIn(schema)), ...bareNumberProblems(files)]
  },
  words: () => wordProblems(new Map([...sourceFiles(), ...sqlFiles('server/functions')])),
  lock: () =>
    ['.', 'tools/node'].flatMap((folder) =>
      lockProblems(JSON.parse(readFileSync(join(ROOT, folder, 'package-lock.json'), 'utf8'))),
    ),
  contract: async () => contractProblems(sourceFiles(), await callNames()),
}

/** The names under which the contract's files export calls. */
async function callNames(): Promise<Set<string>> {
  const calls = new Set<unknown>(ENDPOINTS)
  const paths = [...sourceFiles().keys()].filter((path) => path.startsWith('contract/'))
  const files: object[] = await Promise.all(paths.map((path) => import(`${ROOT}/${path}`)))
  return new Set(
    files.flatMap((file) => Object.entries(file).flatMap(([name, value]) => (calls.has(value) ? [name] : []))),
  )
}

const problems = (await CHECKS[process.argv[2] ?? '']?.()) ?? [`There is no check "${process.argv[2]}".`]
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1
