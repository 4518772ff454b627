import { account } from './account.ts'
import { early } from './early.ts'
import { patterns } from './patterns.ts'
import { refusals } from './refusals.ts'
import { shell } from './shell.ts'

/** Every message written in the language; English stands where one is missing. */
export const texts = { ...shell, ...account, ...early, ...refusals, ...patterns }
