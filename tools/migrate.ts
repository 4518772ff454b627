import { prepare } from './setup/prepare.ts'
import { giveUp, Problem } from './setup/problem.ts'
import { DATA } from './setup/root.ts'
import { secretsIn } from './setup/secrets.ts'

// For those who start the server's processes one by one: what `npm start` does to the database
// before them.

try {
  const { DATABASE_URL } = process.env
  if (!DATABASE_URL)
    throw new Problem(
      'DATABASE_URL must say which database to bring up to date. The embedded one is looked after by npm start.',
    )
  Object.assign(process.env, secretsIn(DATA, process.env))
  await prepare(process.env, DATABASE_URL, false)
  console.log('The database is up to date.')
} catch (error) {
  giveUp(error)
}
