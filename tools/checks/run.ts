import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../root.ts'
import { sourceFiles } from './files.ts'
import { importProblems } from './imports.ts'
import { lockProblems } from './lock.ts'

// `node tools/checks/run.ts imports|lock`: prints what is wrong and fails when anything is.
const CHECKS: Record<string, () => string[]> = {
  imports: () => importProblems(sourceFiles()),
  lock: () =>
    ['.', 'tools/node'].flatMap((folder) =>
      lockProblems(JSON.parse(readFileSync(join(ROOT, folder, 'package-lock.json'), 'utf8'))),
    ),
}

const problems = CHECKS[process.argv[2] ?? '']?.() ?? [`There is no check "${process.argv[2]}".`]
for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)
