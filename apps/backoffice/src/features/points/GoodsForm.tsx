import { deskGoodsList, saveDeskGoods, type DeskGoods } from '@senluna/contract/desk/brand/points.ts'
import { GOODS_KINDS } from '@senluna/contract/money/points.ts'
import { act } from '@senluna/web/client/query.ts'
import { Checkbox } from '@senluna/web/ui/fields/Checkbox.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useState } from 'react'
import { clockField, clockMoment } from '../../brand-clock.ts'
import { MomentField } from '../../forms/Dates.tsx'
import { KeptForm } from '../../forms/KeptForm.tsx'
import { filled } from '../../forms/html.ts'
import { say } from '../../say.ts'
import { useRight } from '../../session.ts'
import { LanguageFields } from './LanguageFields.tsx'

const FIGURES = ['points', 'value', 'requirement', 'vip', 'stock', 'perMember', 'sort'] as const
type Figure = (typeof FIGURES)[number]

interface Draft extends Record<Figure, string> {
  id: string
  version: number
  kind: DeskGoods['kind']
  names: Readonly<Record<string, string>>
  images: Readonly<Record<string, string>>
  start: string
  end: string
  enabled: boolean
}

const draftOf = (goods: DeskGoods | undefined): Draft => ({
  id: goods?.id ?? '',
  version: goods?.version ?? 0,
  kind: goods?.kind ?? 'VOUCHER',
  names: goods?.names ?? {},
  images: goods?.images ?? {},
  points: goods?.points ?? '',
  value: goods?.value ?? '0',
  requirement: goods?.requirement ?? '0',
  vip: String(goods?.vip ?? 0),
  stock: String(goods?.stock ?? 0),
  perMember: goods?.perMember?.toString() ?? '',
  sort: String(goods?.sort ?? 0),
  start: clockField(goods?.startAt ?? new Date().toISOString()),
  end: clockField(goods?.endAt),
  enabled: goods?.enabled ?? true,
})

const bodyOf = (draft: Draft, stockSeen: number) => ({
  kind: draft.kind,
  names: filled(draft.names),
  images: filled(draft.images),
  points: draft.points,
  value: draft.value || '0',
  requirement: draft.requirement || '0',
  vip: Number(draft.vip),
  stock: Number(draft.stock),
  ...(draft.perMember === '' ? {} : { perMember: Number(draft.perMember) }),
  startAt: clockMoment(draft.start),
  ...(draft.end ? { endAt: clockMoment(draft.end) } : {}),
  enabled: draft.enabled,
  sort: Number(draft.sort),
  seen: draft.version,
  stockSeen,
})

/** Everything of one thing that points can be changed for; in a window of its own for a new one. */
export function GoodsForm({ goods, onClose }: { goods?: DeskGoods; onClose?: () => void }) {
  const edits = useRight('points.edit')
  const [draft, setDraft] = useState(() => draftOf(goods))
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change })
  const save = async (reason: string) => {
    await act(
      saveDeskGoods,
      { params: { id: draft.id.trim() }, body: bodyOf(draft, goods?.stock ?? 0) },
      {
        reason,
        refreshes: [deskGoodsList],
        done: (reply) =>
          'approvalId' in reply
            ? toast('info', say('desk.act.waits', { name: say('desk.action.points.goods') }))
            : toast('success', say('desk.goods.saved')),
      },
    )
    onClose?.()
  }
  return (
    <KeptForm
      title={say('desk.goods.new')}
      name={goods ? undefined : { label: say('desk.goods.id'), value: draft.id, onValue: (id) => set({ id }) }}
      action={say('desk.goods.save')}
      edits={edits}
      ready={draft.id !== '' && draft.start !== '' && draft.points !== ''}
      onKeep={save}
      onClose={onClose}
    >
      {(wrong) => (
        <>
          <LanguageFields names={draft.names} images={draft.images} points={draft.points} wrong={wrong} onTexts={set} />
          <div className="pairs">
            <Select
              label={say('desk.goods.kind')}
              value={draft.kind}
              options={GOODS_KINDS.map((kind) => [kind, say(`desk.goods.kind.${kind}`)] as const)}
              onValue={(kind) => set({ kind })}
            />
            {FIGURES.map((figure) => (
              <TextField
                key={figure}
                label={say(`desk.goods.${figure}`)}
                inputMode="numeric"
                value={draft[figure]}
                maxLength={15}
                error={wrong(figure)}
                onValue={(typed) => set({ [figure]: typed.replace(/\D/g, '').replace(/^0+(?=\d)/, '') })}
              />
            ))}
            <MomentField
              label={say('desk.goods.start')}
              value={draft.start}
              error={wrong('startAt')}
              onValue={(start) => set({ start })}
            />
            <MomentField
              label={say('desk.goods.end')}
              value={draft.end}
              error={wrong('endAt')}
              onValue={(end) => set({ end })}
            />
          </div>
          <Checkbox checked={draft.enabled} onChecked={(enabled) => set({ enabled })}>
            {say('desk.goods.enabled')}
          </Checkbox>
        </>
      )}
    </KeptForm>
  )
}
