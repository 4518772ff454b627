import { askSegment, deskSegments, type DeskSegment } from '@senluna/contract/desk/brand/segments.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { refresh } from '@senluna/web/client/query.ts'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useState } from 'react'
import { KeptForm } from '../../../forms/KeptForm.tsx'
import { WhoFields } from '../../../forms/Who.tsx'
import { DepositedChoice, SpokenChoice } from '../../../forms/WhoChoices.tsx'
import { say } from '../../../say.ts'
import { useRight } from '../../../session.ts'
import { ProductChoice } from '../rules/ProductChoice.tsx'
import { AMOUNTS, NUMBERS, rulesOfDraft, segmentDraft, type SegmentDraft } from './segment-draft.ts'
import { SegmentCount } from './SegmentCount.tsx'

/** Who is in a segment, with how many that is now. In a window of its own for a new one. */
export function SegmentForm({ segment, onClose }: { segment?: DeskSegment; onClose?: () => void }) {
  const edits = useRight('promotions.edit')
  const [draft, setDraft] = useState(() => segmentDraft(segment))
  const set = (change: Partial<SegmentDraft>) => setDraft({ ...draft, ...change })
  const rules = rulesOfDraft(draft)
  const ask = async (reason: string) => {
    const body = { name: draft.name.trim(), rules, seen: draft.seen }
    await call(askSegment, { params: { id: draft.id.trim() }, body }, { reason })
    toast('info', say('desk.act.waits', { name: say('desk.segments.ask') }))
    await refresh(deskSegments)
    onClose?.()
  }
  return (
    <KeptForm
      title={say('desk.segments.new')}
      name={segment ? undefined : { label: say('desk.notices.id'), value: draft.id, onValue: (id) => set({ id }) }}
      action={say('desk.segments.ask')}
      edits={edits}
      ready={draft.id !== '' && draft.name.trim() !== ''}
      onKeep={ask}
      onClose={onClose}
    >
      {(wrong) => (
        <>
          <TextField
            label={say('desk.segments.name')}
            value={draft.name}
            maxLength={80}
            error={wrong('name')}
            onValue={(name) => set({ name })}
          />
          <WhoFields who={draft.who} wrong={wrong} onWho={(who) => set({ who })} />
          <div className="pairs">
            {[...NUMBERS, ...AMOUNTS].map((name) => (
              <TextField
                key={name}
                label={say(`desk.segments.${name}`)}
                inputMode="numeric"
                value={draft[name]}
                onValue={(value) => set({ [name]: value.replace(/\D/g, '').slice(0, 18) })}
              />
            ))}
            <DepositedChoice value={draft.deposited} onValue={(deposited) => set({ deposited })} />
            <Select<SegmentDraft['loginDevice']>
              label={say('desk.segments.loginDevice')}
              value={draft.loginDevice}
              options={[
                ['', say('desk.who.any')],
                ['MOBILE', say('desk.segments.loginDevice.MOBILE')],
                ['DESKTOP', say('desk.segments.loginDevice.DESKTOP')],
              ]}
              onValue={(loginDevice) => set({ loginDevice })}
            />
            <SpokenChoice value={draft.language} onValue={(language) => set({ language })} />
          </div>
          <ProductChoice
            label={say('desk.segments.products')}
            rules={draft}
            set={(change) => set({ products: change.products ?? draft.products })}
          />
          <SegmentCount rules={rules} />
        </>
      )}
    </KeptForm>
  )
}
