import {
  DESK_PROMOTION_STATES,
  deskPromotions,
  exportPromotions,
  publishPromotion,
  stopPromotion,
  type DeskPromotion,
} from '@senluna/contract/desk/brand/promotions.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { countText, moneyText } from '@senluna/web/ui/money/format.ts'
import { CopyPlus, Plus } from 'lucide-react'
import { useState } from 'react'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { momentText, say } from '../../say.ts'
import { useRight } from '../../session.ts'
import { Budget, BudgetUse } from './Budget.tsx'
import { PromotionForm } from './PromotionForm.tsx'
import { titleOf } from '../../shown/PromotionName.tsx'
import { Trial } from './Trial.tsx'
import { Uplift } from './Uplift.tsx'

const LOOKS = { DRAFT: '', PLANNED: 'warn', ON: 'good', OVER: '', STOPPED: 'bad' } as const

const PROMOTIONS: ListSpec<DeskPromotion> = {
  page: 'promotions',
  title: 'desk.promotions',
  source: listOf(deskPromotions),
  id: (row) => row.id,
  name: titleOf,
  columns: [
    { name: 'title', label: 'desk.notices.title', look: 'wide', show: titleOf },
    { name: 'id', label: 'desk.notices.id', hidden: true, show: (row) => <code>{row.id}</code> },
    { name: 'kind', label: 'desk.promotions.kind', show: (row) => say(`desk.promotions.kind.${row.rules.kind}`) },
    {
      name: 'state',
      label: 'desk.notices.state',
      show: (row) => (
        <>
          <span className={`badge ${LOOKS[row.state]}`}>{say(`desk.promotions.state.${row.state}`)}</span>
          {row.changed && row.state !== 'DRAFT' && <span className="badge warn">{say('desk.promotions.changed')}</span>}
        </>
      ),
    },
    { name: 'start', label: 'desk.promotions.start', look: 'when', show: (row) => momentText(row.startAt) },
    { name: 'end', label: 'desk.promotions.end', look: 'when', show: (row) => row.endAt && momentText(row.endAt) },
    { name: 'rewards', label: 'desk.promotions.rewards', look: 'num', show: (row) => countText(row.rewards) },
    {
      name: 'claimed',
      label: 'desk.promotions.claimed',
      look: 'num',
      show: (row) => moneyText(row.claimed, row.currency),
    },
    {
      name: 'waiting',
      label: 'desk.promotions.waiting',
      look: 'num',
      show: (row) => moneyText(row.waiting, row.currency),
    },
    { name: 'budget', label: 'desk.promotions.budget.use', show: (row) => <BudgetUse promotion={row} /> },
    { name: 'savedBy', label: 'desk.promotions.savedBy', hidden: true, show: (row) => row.savedBy },
  ],
  filters: [
    {
      name: 'state',
      label: 'desk.notices.state',
      kind: 'choice',
      tabs: true,
      options: () => DESK_PROMOTION_STATES.map((state) => [state, `desk.promotions.state.${state}`] as const),
    },
  ],
  acts: [
    {
      name: 'desk.promotions.publish',
      right: 'promotions.edit',
      may: (row) => row.changed || row.state === 'STOPPED',
      run: (row, reason) => call(publishPromotion, { params: { id: row.id }, body: {} }, { reason }),
    },
    {
      name: 'desk.promotions.stop',
      right: 'promotions.edit',
      danger: true,
      may: (row) => row.state === 'ON' || row.state === 'PLANNED',
      run: (row, reason) => call(stopPromotion, { params: { id: row.id }, body: {} }, { reason }),
    },
  ],
  exported: exportedBy(exportPromotions),
  drawer: (row) => (
    <>
      <Copy promotion={row} />
      <PromotionForm key={`${row.id} ${row.draftVersion}`} promotion={row} />
      <Budget promotion={row} />
      <Uplift promotion={row} />
      <Trial promotion={row} />
    </>
  ),
}

/** The way to a new one that begins like this one. */
function Copy({ promotion }: { promotion: DeskPromotion }) {
  const edits = useRight('promotions.edit')
  const [copying, setCopying] = useState(false)
  if (!edits) return null
  return (
    <>
      <Button size="sm" className="promo-copy" onClick={() => setCopying(true)}>
        <CopyPlus className="i s" aria-hidden />
        {say('desk.promotions.copy')}
      </Button>
      {copying && <PromotionForm like={promotion} onClose={() => setCopying(false)} />}
    </>
  )
}

/** Promotions of the brand: what they give, where they stand, what they cost. */
export default function Promotions() {
  const edits = useRight('promotions.edit')
  const [making, setMaking] = useState(false)
  const head = edits && (
    <Button look="gold" size="sm" onClick={() => setMaking(true)}>
      <Plus className="i s" aria-hidden />
      {say('desk.promotions.new')}
    </Button>
  )
  return (
    <>
      <ListPage list={{ ...PROMOTIONS, head }} />
      {making && <PromotionForm onClose={() => setMaking(false)} />}
    </>
  )
}
