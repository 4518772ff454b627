import { pino, type Logger } from 'pino'
import { currentTrace } from './trace.ts'

export type Log = Logger

/** Names whose values never reach a log, however deep they stand. */
const SECRET = [
  'password',
  'oldPassword',
  'newPassword',
  'confirmPassword',
  'confirmNewPassword',
  'token',
  'handle',
  'bearer',
  'launchToken',
  'ticket',
  'secret',
  'jwe',
  'serverSeed',
  'authorization',
  'cookie',
  'email',
  'mobileNum',
  'payeeName',
  'idNumber',
  'username',
  'userName',
  'ip',
  'authToken',
  'privateKey',
  'endpoint',
]

/**
 * JSON lines on standard output, each with the trace it belongs to. `level` is pino's; secrets and
 * personal data are cut out by name.
 */
export function createLog(level: string, role: string): Log {
  return pino({
    level,
    base: { role, pid: process.pid },
    mixin: tracing,
    timestamp: () => `,"at":"${new Date().toISOString()}"`,
    redact: { paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[cut]' },
  })
}

/** A line that names its trace itself keeps it. */
function tracing(line: object): object {
  const traceId = currentTrace()
  return traceId === undefined || 'traceId' in line ? {} : { traceId }
}
