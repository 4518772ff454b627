import './transfer.css'
import { balance } from '@senluna/contract/money/wallet.ts'
import { walletBalance } from '@senluna/web/client/balance.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Checkbox } from '@senluna/web/ui/fields/Checkbox.tsx'
import { MoneyButton } from '@senluna/web/ui/money/MoneyButton.tsx'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useBrand } from '../../../brand.ts'
import { goesAlong, setGoesAlong } from '../../../play/along.ts'
import { inTransitOf, useTransfer, useVendorWallets } from './use-transfer.ts'
import { VendorTile } from './VendorTile.tsx'

/**
 * The main wallet on one side, the wallets at vendors on the other, and one button that brings
 * everything back.
 */
export default function TransferPanel() {
  const { currency } = useBrand()
  const account = useQuery(q(balance)).data
  const vendors = useVendorWallets()
  const list = vendors.data?.list ?? []
  const recall = useTransfer(list)
  const [along, setAlong] = useState(goesAlong)
  const own = list.filter((row) => row.walletMode === 'TRANSFER' && (row.enabled || row.inTransit !== '0'))
  const others = list.filter((row) => row.walletMode === 'SEAMLESS' && row.enabled)
  const main = account ? walletBalance(account) : undefined
  // What the vendors' wallets say is looked at every few seconds; a balance that didn't change
  // isn't announced anew.
  const inTransit = vendors.data ? inTransitOf(list) : (account?.inTransit ?? '0')
  if (vendors.isError && !vendors.data)
    return <ErrorState error={vendors.error} onRetry={() => void vendors.refetch()} />
  return (
    <div className="transfer">
      <p className="transfer-lead">{text('transfer.lead')}</p>
      <div className="transfer-sides">
        <section className="card transfer-main" aria-labelledby="transfer-main">
          <h3 id="transfer-main">{text('transfer.main')}</h3>
          <b className="num">{main === undefined ? '…' : moneyText(main, currency)}</b>
          {inTransit !== '0' && (
            <p className="hint num">{text('transfer.inTransit', { amount: moneyText(inTransit, currency) })}</p>
          )}
          <RefusalNote error={recall.error} />
          <MoneyButton
            look="gold"
            block
            busy={recall.isPending}
            disabled={own.length === 0}
            onClick={() => recall.mutate({ action: 'RECALL_ALL' })}
          >
            <Undo2 className="i s flip" aria-hidden />
            {text('transfer.recall')}
          </MoneyButton>
          <Checkbox
            checked={along}
            onChecked={(on) => {
              setAlong(on)
              setGoesAlong(on)
            }}
          >
            {text('transfer.along')}
          </Checkbox>
        </section>
        <div className="transfer-vendors">
          {vendors.isPending ? (
            <Loading>
              <Skeleton style={{ height: 260 }} />
            </Loading>
          ) : own.length === 0 ? (
            <p className="card transfer-none">{text('transfer.none')}</p>
          ) : (
            own.map((vendor) => <VendorTile key={vendor.vendorCode} vendor={vendor} main={main ?? '0'} />)
          )}
          {others.length > 0 && (
            <details className="card transfer-others">
              <summary>{text('transfer.seamless', { count: others.length })}</summary>
              <p>{others.map((other) => other.displayName).join(' · ')}</p>
            </details>
          )}
        </div>
      </div>
    </div>
  )
}
