import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backupsIn } from './backup/backup.ts'
import { restoreBackup } from './backup/restore.ts'
import { giveUp, Problem } from './setup/problem.ts'
import { DATA } from './setup/root.ts'

// `npm run restore`: restores a backup of `npm run backup` into this checkout, while nothing runs.

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { over: { type: 'boolean' }, 'key-file': { type: 'string' } },
  })
  if (process.env.DATABASE_URL)
    throw new Problem('npm run restore is for the database in this checkout. See docs/operations/pgbackrest.md.')
  const from = positionals[0] ? resolve(positionals[0]) : backupsIn(join(DATA, 'backups')).at(-1)
  if (!from) throw new Problem(`There is no backup in ${join(DATA, 'backups')}: name its folder.`)
  console.log(`Restoring ${from} …`)
  const { manifest, data, checks, aside, seconds } = await restoreBackup({
    from,
    data: join(DATA, 'postgres-18'),
    files: process.env.FILES_DIR ?? join(DATA, 'files'),
    over: values.over === true,
    keyFile: values['key-file'],
  })
  console.log(`Restored to ${manifest.ended} in ${seconds.toFixed(1)} s: all ${checks} checks and the audit log hold.`)
  console.log(`The database lies in ${data}.`)
  for (const path of aside) console.log(`What was there before lies in ${path}.`)
  process.exit(0)
} catch (error) {
  giveUp(error)
}
