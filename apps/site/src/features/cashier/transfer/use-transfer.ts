import { accountRecord } from '@senluna/contract/money/records.ts'
import {
  merchantWallet,
  walletTransfer,
  type TransferResult,
  type VendorWallet,
} from '@senluna/contract/money/transfers.ts'
import { balance } from '@senluna/contract/money/wallet.ts'
import { call, type CallArgs } from '@senluna/web/client/call/call.ts'
import { q, refresh } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { submitOnce } from '@senluna/web/client/call/idempotency.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { toast } from '@senluna/web/ui/toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBrand } from '../../../brand.ts'

const FRESH_MS = 5_000

/** Every vendor with what lies there, looked at again every few seconds. */
export const useVendorWallets = () =>
  useQuery({ ...q(merchantWallet, { query: { balances: 'true' } }), staleTime: 0, refetchInterval: FRESH_MS })

/** What is on its way to or from all vendors together. */
export const inTransitOf = (vendors: readonly VendorWallet[]): string =>
  vendors.reduce((sum, { inTransit }) => sum + BigInt(inTransit), 0n).toString()

type Intent = Omit<NonNullable<CallArgs<typeof walletTransfer>['body']>, 'transferId'>

/**
 * Moves money and says what came of it. One intention is one transfer, also when it is pressed
 * again because no answer came.
 */
export function useTransfer(vendors: readonly VendorWallet[], done?: () => void) {
  const { currency } = useBrand()
  const [once] = useState(submitOnce)
  const nameOf = (code: string) => vendors.find(({ vendorCode }) => vendorCode === code)?.displayName ?? code
  const say = ({ status, direction, vendorCode, amount, reason }: TransferResult) => {
    const words = { amount: moneyText(amount, currency), vendor: nameOf(vendorCode) }
    if (status === 'DONE') toast('success', text(direction === 'IN' ? 'transfer.done.in' : 'transfer.done.out', words))
    else if (status === 'PENDING') toast('info', text('transfer.pending', words))
    else toast('error', text(reason === 'WAL_VENDOR_DOWN' ? 'transfer.down' : 'transfer.failed', words))
  }
  return useMutation({
    mutationFn: (intent: Intent) =>
      once(intent, (transferId) =>
        call(walletTransfer, { body: { ...intent, transferId } }, { idempotencyKey: transferId }),
      ),
    onSuccess: ({ results }, { action }) => {
      for (const result of results) say(result)
      // What is still on its way can't be brought back yet, and isn't nothing.
      if (results.length === 0 && action === 'RECALL_ALL')
        toast('info', text(inTransitOf(vendors) === '0' ? 'transfer.nothing' : 'transfer.inTransitWhy'))
      done?.()
    },
    // What came of it shows at once, however long a vendor takes to say what lies there.
    onSettled: () => void refresh(balance, merchantWallet, accountRecord),
  })
}
