import { chownSync, existsSync, readFileSync, statSync } from 'node:fs'
import { Problem } from '../setup/problem.ts'

/** Who the database server runs as. No ids: as whoever runs us. */
export interface Account {
  ids: { uid?: number; gid?: number }
  name: string
}

/**
 * Ourselves, or for root, whom PostgreSQL refuses, an account without rights: `postgres` where
 * there is one, else `nobody`.
 *
 * Where the data is there already, root takes its owner, who may be a user that ran us before. Root
 * may name another in SENLUNA_POSTGRES_USER; a host with other services wants one that is not
 * shared.
 */
export function databaseAccount(data: string): Account {
  const there = existsSync(data) ? statSync(data) : undefined
  const self = process.getuid?.()
  if (self !== 0) {
    if (there && self !== undefined && there.uid !== self) {
      throw new Problem(
        `The data folder ${data} belongs to another user: Senluna ran here as somebody else before, perhaps as root.\n` +
          'Run it as that user, or remove the folder to begin with an empty database.',
      )
    }
    return { ids: {}, name: 'this user' }
  }
  if (there && there.uid !== 0) return { ids: { uid: there.uid, gid: there.gid }, name: `user ${there.uid}` }
  const entries = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : []
  const wanted = process.env.SENLUNA_POSTGRES_USER
  for (const name of wanted ? [wanted] : ['postgres', 'nobody']) {
    const entry = entries.find((line) => line.startsWith(`${name}:`))?.split(':')
    if (entry && Number(entry[2]) > 0) return { ids: { uid: Number(entry[2]), gid: Number(entry[3]) }, name }
  }
  throw new Problem(
    `PostgreSQL does not run as root, and /etc/passwd has no account ${wanted ? `"${wanted}"` : '"postgres" or "nobody"'}.\n` +
      'Make one (useradd --system postgres), run as an ordinary user, or set DATABASE_URL.',
  )
}

/** Gives a path to the account. */
export function give(path: string, account: Account) {
  if (account.ids.uid !== undefined && account.ids.gid !== undefined) {
    chownSync(path, account.ids.uid, account.ids.gid)
  }
}
