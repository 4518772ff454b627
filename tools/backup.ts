import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { takeBackup } from './backup/backup.ts'
import { giveUp, Problem } from './setup/problem.ts'
import { DATA } from './setup/root.ts'
import { runningDatabase } from './setup/running-database.ts'

// `npm run backup`: backs up the database that `npm start` keeps in this checkout, running or not,
// with the pictures of members. A server of DATABASE_URL has programs of its own for that.

try {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, keep: { type: 'string' }, 'key-file': { type: 'string' } },
  })
  const keep = Number(values.keep ?? 7)
  if (!Number.isInteger(keep) || keep < 1) throw new Problem('--keep is a whole number: so many backups are kept.')
  if (process.env.DATABASE_URL)
    throw new Problem(
      'npm run backup is for the database in this checkout. For that of DATABASE_URL see docs/operations/pgbackrest.md.',
    )
  const { url, done } = await runningDatabase()
  const backup = await takeBackup({
    url,
    files: process.env.FILES_DIR ?? join(DATA, 'files'),
    to: values.to ?? join(DATA, 'backups'),
    keep,
    keyFile: values['key-file'],
  })
  await done()
  const megabytes = (backup.bytes / 1e6).toFixed(1)
  console.log(
    `Backed up in ${backup.seconds.toFixed(1)} s: ${backup.folder} (${megabytes} MB, ${backup.manifest.files} pictures).`,
  )
  for (const folder of backup.removed) console.log(`Removed ${folder}.`)
  console.log(`Keep ${join(DATA, 'secrets.json')} apart from it: what is sealed in the database opens with that alone.`)
  process.exit(0)
} catch (error) {
  giveUp(error)
}
