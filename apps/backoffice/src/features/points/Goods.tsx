import { deskGoodsList, exportGoods, type DeskGoods } from '@senluna/contract/desk/brand/points.ts'
import { chosenLanguage } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { countText } from '@senluna/web/ui/money/format.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { momentText, say } from '../../say.ts'
import { useRight } from '../../session.ts'
import { GoodsForm } from './GoodsForm.tsx'

const LOOKS = { ON: 'good', OFF: '', SOLD_OUT: 'warn' } as const

/** A name in the desk's language, else in any it has. */
const nameOf = (row: DeskGoods): string => row.names[chosenLanguage()] ?? Object.values(row.names)[0] ?? row.id

/** What points can be changed for, with a form for each. */
export default function Goods() {
  const edits = useRight('points.edit')
  const [making, setMaking] = useState(false)
  const spec: ListSpec<DeskGoods> = {
    page: 'point-goods',
    title: 'desk.goods',
    source: listOf(deskGoodsList),
    id: (row) => row.id,
    name: nameOf,
    columns: [
      { name: 'name', label: 'desk.goods.name', look: 'wide', show: nameOf },
      { name: 'id', label: 'desk.goods.id', hidden: true, show: (row) => <code>{row.id}</code> },
      { name: 'kind', label: 'desk.goods.kind', show: (row) => say(`desk.goods.kind.${row.kind}`) },
      {
        name: 'status',
        label: 'desk.goods.status',
        show: (row) => <span className={`badge ${LOOKS[row.status]}`}>{say(`desk.goods.status.${row.status}`)}</span>,
      },
      { name: 'points', label: 'desk.goods.points', look: 'num', show: (row) => countText(Number(row.points)) },
      { name: 'stock', label: 'desk.goods.stock', look: 'num', show: (row) => countText(row.stock) },
      { name: 'perMember', label: 'desk.goods.perMember', look: 'num', show: (row) => row.perMember ?? '∞' },
      { name: 'vip', label: 'desk.goods.vip', look: 'num', hidden: true, show: (row) => row.vip },
      { name: 'start', label: 'desk.goods.start', look: 'when', show: (row) => momentText(row.startAt) },
      { name: 'end', label: 'desk.goods.end', look: 'when', show: (row) => row.endAt && momentText(row.endAt) },
    ],
    exported: exportedBy(exportGoods),
    drawer: (row) => <GoodsForm key={`${row.id} ${row.version}`} goods={row} />,
    head: edits && (
      <Button look="gold" size="sm" onClick={() => setMaking(true)}>
        <Plus className="i s" aria-hidden />
        {say('desk.goods.new')}
      </Button>
    ),
  }
  return (
    <>
      <ListPage list={spec} />
      {making && <GoodsForm onClose={() => setMaking(false)} />}
    </>
  )
}
