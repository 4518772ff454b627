import pg from 'pg'

/** What the system says of a server that nobody can reach, or that never answers. */
const UNREACHED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EAI_FAIL',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ECONNRESET',
])
/**
 * Who may not come in, and a database that isn't there. Source: PostgreSQL, appendix A, classes 28
 * and 3D.
 */
const NOT_LET_IN = /^(?:28|3D)/
/** Tables, columns, functions and roles that a migration makes. Source: PostgreSQL, appendix A. */
const NOT_MADE = new Set(['42P01', '42703', '42883', '42704', '3F000', '22023'])

/**
 * Why a process can't start and what to do about it, in a sentence; `undefined` for a bug, which
 * wants its stack.
 */
export function startFailure(error: unknown, at: { port: number; host: string }): string | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if ('syscall' in error && error.syscall === 'listen') return notListening(code, at)
  if (error instanceof pg.DatabaseError && NOT_MADE.has(code))
    return `The database of DATABASE_URL has not been brought up to date (${error.message}). Run "npm run migrate", or "npm start".`
  if ((error instanceof pg.DatabaseError && NOT_LET_IN.test(code)) || isUnreached(error, code))
    return `The database of DATABASE_URL can't be used: ${error.message || code}. Check the address and that the server runs.`
  return undefined
}

/**
 * A socket of the file system that isn't there is unreached as well; a file that is missing is no
 * server.
 */
const isUnreached = (error: Error, code: string): boolean =>
  UNREACHED.has(code) || (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect')

function notListening(code: string, { port, host }: { port: number; host: string }): string | undefined {
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Set PORT to a free one.`
  if (code === 'EACCES') return `Port ${port} may not be listened on by this user. Set PORT to one above 1023.`
  if (code === 'EADDRNOTAVAIL')
    return `HOST is ${host}, which is no address of this machine. Leave it out to listen on all.`
  return undefined
}
