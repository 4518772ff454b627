import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './setup/root.ts'

// `npm run format`: brings every source into the house's shape; `-- --check` only says which are
// not.

const program = join(ROOT, 'node_modules', 'oxfmt', 'bin', 'oxfmt')
const { status } = spawnSync(process.execPath, [program, ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit' })
process.exit(status ?? 1)
