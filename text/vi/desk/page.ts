import { account } from '../account/account.ts'
import { deskAll } from './all.ts'
import { calendar } from '../site/calendar.ts'
import { early } from '../site/early.ts'
import { moneyRefusals } from '../money/money-refusals.ts'
import { refusals } from '../refusals.ts'
import { shell } from '../site/shell.ts'

const { 'login.cryptoFailed': cryptoFailed } = early
const { 'password.show': show, 'password.hide': hide } = account

/** What the desk needs. Pages of players never load it. */
export const texts = {
  ...shell,
  ...calendar,
  ...refusals,
  ...moneyRefusals,
  ...deskAll,
  'login.cryptoFailed': cryptoFailed,
  'password.show': show,
  'password.hide': hide,
}
