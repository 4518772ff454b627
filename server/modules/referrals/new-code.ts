import { randomBytes } from 'node:crypto'

/** Crockford's: no I, L, O or U, so nothing is misread aloud. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8

/** A code that nobody guesses: 40 random bits. */
export const newCode = (): string => Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte & 31]).join('')
