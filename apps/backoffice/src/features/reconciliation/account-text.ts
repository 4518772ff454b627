import { isText, text } from '@senluna/web/client/text.ts'
import { say, vendorText, wordOf } from '../../say.ts'

/**
 * What an account of the ledger is called: its own name, or that of its kind with what it is of:
 * `GAME:RNG` by its product, `CLEAR:…` and `CASH:…` by the vendor or channel, `FX:…` by its
 * currency. The code itself where there is no name.
 */
export function accountText(code: string, channelName?: string): string {
  const own = `desk.balance.of.${code}`
  if (isText(own)) return text(own)
  const [kind = '', ...rest] = code.split(':')
  const whose = rest.join(':')
  if (kind === 'GAME') return say('desk.balance.game', { product: wordOf('desk.product', whose) })
  if (kind === 'CLEAR') return say('desk.balance.clear', { where: vendorText(whose) })
  if (kind === 'FX') return say('desk.balance.exchange', { currency: whose })
  if (kind === 'CASH') return say('desk.balance.cash', { channel: channelName ?? whose })
  return code
}
