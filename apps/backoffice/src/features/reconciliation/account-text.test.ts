import { deskTexts } from '@senluna/text/desk.ts'
import { speak } from '@senluna/web/client/text.ts'
import { beforeAll, expect, test } from 'vitest'
import { showBy } from '../../say.ts'
import { accountText } from './account-text.ts'

beforeAll(async () => {
  await speak('EN', deskTexts)
  showBy({
    timeZone: 'UTC',
    currency: { code: 'VND', exponent: 0, displayDecimals: 2 },
    vendors: [{ code: 'TCG_LOTTO_VN', names: { EN: 'Vietnam Lottery' } }],
  })
})

test('the cash of a channel is called by the channel’s name where it has one', () => {
  expect(accountText('CASH:bank-qr', 'VietQR transfer')).toBe('Cash at VietQR transfer')
})

test('accounts of the ledger are called by what they are for', () => {
  expect(
    ['M:MAIN', 'EXP:BONUS', 'GAME:RNG', 'CLEAR:TCG_LOTTO_VN', 'CASH:bank-qr', 'FX:USDT', 'NEW:ONE'].map((code) =>
      accountText(code),
    ),
  ).toEqual([
    'Members’ main wallets',
    'Bonus expense',
    'Games: Slots, mini and table games',
    'In transit: Vietnam Lottery',
    'Cash at bank-qr',
    'Exchange of USDT',
    'NEW:ONE',
  ])
})
