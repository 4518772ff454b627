import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'
import * as z from 'zod/mini'
export const changePassword = endpoint({
  summary: 'Changes the password; every other session ends.',
  method: 'POST',
  path: '/wps/member/password',
  for: 'member',
  assistants: true,
  sealed: true,
  beforePasswordChange: true,
  body: z.object({
    oldPassword: z.string().check(z.minLength(1), z.maxLength(255)),
    newPassword: z.string().check(z.minLength(1), z.maxLength(12_000)),
    confirmNewPassword: z.string().check(z.minLength(1), z.maxLength(12_000)),
  }),
  reply: z.object({ changed: z.literal(true), otherSessionsEnded: z.int() }),
  refusals: [
    'AUTH_OLD_PASSWORD',
    'AUTH_PASSWORD_REUSED',
    'AUTH_PASSWORD_WEAK',
    'AUTH_CONFIRM_MISMATCH',
    'REG_FIELD',
    'AUTH_LOCKED',
    'SYS_CRYPTO',
    'SYS_CRYPTO_KEY',
  ],
})

export const setFirstPassword = endpoint({
  summary: 'Gives an account that has no password its first one: within minutes of a log-in, or by a code of its own.',
  method: 'POST',
  path: '/wps/v2/security/password',
  for: 'member',
  assistants: true,
  sealed: true,
  body: z.object({
    newPassword: z.string().check(z.minLength(1), z.maxLength(12_000)),
    confirmNewPassword: z.string().check(z.minLength(1), z.maxLength(12_000)),
    /** A code of purpose OWN, sent to the confirmed number or address. */
    proof: z.optional(z.object({ channel: z.enum(['SMS', 'EMAIL']), code: z.string().check(z.maxLength(255)) })),
  }),
  reply: z.object({ set: z.literal(true) }),
  refusals: [
    'AUTH_CONFIRM',
    'AUTH_OLD_PASSWORD',
    'AUTH_PASSWORD_WEAK',
    'AUTH_CONFIRM_MISMATCH',
    'REG_FIELD',
    'SMS_CODE_MISSING',
    'SMS_CODE_INVALID',
    'SMS_CODE_EXPIRED',
    'SMS_TOO_MANY',
    'SMS_MOBILE_MISSING',
    'SYS_CRYPTO',
    'SYS_CRYPTO_KEY',
  ],
})

export const logins = endpoint({
  summary: 'When, from where and with what result this account was logged in to, newest first.',
  method: 'GET',
  path: '/wps/v2/security/logins',
  for: 'token',
  query: z.object(wire.pageQuery),
  reply: wire.page(
    z.object({
      at: wire.moment,
      ip: z.string(),
      place: z.string(),
      device: z.string(),
      /** CODE: right password, wrong second step. */
      result: z.enum(['OK', 'FAILED', 'LOCKED', 'CODE']),
    }),
  ),
  refusals: [],
})
