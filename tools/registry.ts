import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deskActsPage } from './checks/desk-acts.ts'
import { sourceFiles } from './checks/files.ts'
import { registryProblems } from './checks/registry.ts'
import { withTests } from './checks/tests-by-name.ts'
import { ROOT } from './setup/root.ts'

// `npm run registry`: whether every folder under games/ stands in the lists that the server and the
// stage read; writes the list of tests in docs/coverage.md, and docs/desk-acts.md. With `--check`
// it writes nothing and says whether both are up to date.

const PAGE = join(ROOT, 'docs', 'coverage.md')
const ACTS_PAGE = join(ROOT, 'docs', 'desk-acts.md')

const files = sourceFiles()
const problems = registryProblems(files)
const page = readFileSync(PAGE, 'utf8')
const whole = withTests(page, files.keys())
if (page !== whole) {
  if (process.argv.includes('--check'))
    problems.push('docs/coverage.md does not list the tests as they are: npm run registry')
  else writeFileSync(PAGE, whole)
}
const acts = deskActsPage()
if (!existsSync(ACTS_PAGE) || readFileSync(ACTS_PAGE, 'utf8') !== acts) {
  if (process.argv.includes('--check'))
    problems.push('docs/desk-acts.md does not say what the contract says: npm run registry')
  else writeFileSync(ACTS_PAGE, acts)
}
for (const problem of problems) console.error(problem)
if (problems.length === 0) console.log('Every game stands in games/own-games.ts, every test in docs/coverage.md.')
process.exit(problems.length === 0 ? 0 : 1)
