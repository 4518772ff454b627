import { sourceFiles } from './checks/files.ts'
import { registryProblems } from './checks/registry.ts'

// `npm run registry`: whether every folder under games/ stands in the lists that the server and the stage read.

const problems = registryProblems(sourceFiles())
for (const problem of problems) console.error(problem)
if (problems.length === 0) console.log('Every game stands in games/rules.ts and games/clients.ts.')
process.exit(problems.length === 0 ? 0 : 1)
