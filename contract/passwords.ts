import { endpoint } from './endpoint.ts'
import * as wire from './wire.ts'
import * as z from 'zod/mini'
export const changePassword = endpoint({
  summary: 'Changes the password; every other session ends.',
  method: 'POST',
  path: '/wps/member/password',
  for: 'member',
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
