import { deskBetSums } from '@senluna/contract/desk/members/bets.ts'
import { q } from '@senluna/web/client/query.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { countText, moneyText, signedText } from '@senluna/web/ui/money/format.ts'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useQuery } from '@tanstack/react-query'
import { Sigma } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Facts } from '../../list/Drawer.tsx'
import { say } from '../../say.ts'

const ASKED = ['mode', 'account', 'game', 'vendor', 'product', 'status', 'from', 'to'] as const

/** What the list as it is filtered comes to; summed when somebody asks, since it may be long. */
export function Sums() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <Sigma className="i s" aria-hidden />
        {say('desk.bets.sums')}
      </Button>
      {open && (
        <Modal title={say('desk.bets.sums')} onClose={() => setOpen(false)}>
          <Summed />
        </Modal>
      )}
    </>
  )
}

function Summed() {
  const [params] = useSearchParams()
  const query = Object.fromEntries(ASKED.flatMap((name) => (params.get(name) ? [[name, params.get(name)!]] : [])))
  const { data, error } = useQuery(q(deskBetSums, { query }))
  if (!data) return error ? <RefusalNote error={error} /> : <div className="page-wait" aria-busy="true" />
  const money = (digits: string) => moneyText(digits, data.money)
  return (
    <>
      <Facts
        facts={[
          [say('desk.bets.sums'), say('desk.bets.sums.count', { n: data.count })],
          [say('desk.bets.stake'), money(data.stake)],
          [say('desk.bets.valid'), money(data.validBet)],
          [say('desk.bets.payout'), money(data.payout)],
          [say('desk.bets.sums.ggr'), signedText(data.ggr, data.money)],
          [say('desk.bets.state.OPEN'), data.open > 0 && `${countText(data.open)} · ${money(data.openStake)}`],
        ]}
      />
      {data.more && <p className="muted">{say('desk.bets.sums.more')}</p>}
    </>
  )
}
