import * as z from 'zod/mini'

/** The account's password again; absent within minutes of a log-in, which shows as much. */
export const again = { password: z.optional(z.string().check(z.minLength(1), z.maxLength(255))) }
/** A code of the authenticator app, or a recovery code. */
export const code = z.string().check(z.minLength(1), z.maxLength(40))
/** What asking for the password again refuses. */
export const confirming = ['AUTH_CONFIRM', 'AUTH_OLD_PASSWORD', 'AUTH_LOCKED', 'SYS_CRYPTO', 'SYS_CRYPTO_KEY'] as const
