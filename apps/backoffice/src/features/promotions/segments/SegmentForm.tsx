import { askSegment, deskSegments, type DeskSegment } from '@senluna/contract/desk/brand/segments.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { refresh } from '@senluna/web/client/query.ts'
import { endonym } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useState } from 'react'
import { FormModal } from '../../../forms/FormModal.tsx'
import { Reason } from '../../../forms/Reason.tsx'
import { useLanguages } from '../../../forms/TextsFields.tsx'
import { WhoFields } from '../../../forms/Who.tsx'
import { say } from '../../../say.ts'
import { useRight } from '../../../session.ts'
import { ProductChoice } from '../rules/ProductChoice.tsx'
import { AMOUNTS, NUMBERS, rulesOfDraft, segmentDraft, type SegmentDraft } from './segment-draft.ts'
import { SegmentCount } from './SegmentCount.tsx'

/** Who is in a segment, with how many that is now. In a window of its own for a new one. */
export function SegmentForm({ segment, onClose }: { segment?: DeskSegment; onClose?: () => void }) {
  const edits = useRight('promotions.edit')
  const languages = useLanguages()
  const [draft, setDraft] = useState(() => segmentDraft(segment))
  const [asking, setAsking] = useState(false)
  const set = (change: Partial<SegmentDraft>) => setDraft({ ...draft, ...change })
  const rules = rulesOfDraft(draft)
  const ask = async (reason: string) => {
    const body = { name: draft.name.trim(), rules, seen: draft.seen }
    await call(askSegment, { params: { id: draft.id.trim() }, body }, { reason })
    toast('info', say('desk.act.waits', { name: say('desk.segments.ask') }))
    await refresh(deskSegments)
    onClose?.()
  }
  const form = (
    <div className="form">
      {!segment && (
        <TextField
          label={say('desk.notices.id')}
          hint={say('desk.notices.id.hint')}
          value={draft.id}
          maxLength={60}
          onValue={(id) => set({ id: id.toLowerCase().replace(/[^a-z0-9-]/g, '-') })}
        />
      )}
      <TextField
        label={say('desk.segments.name')}
        value={draft.name}
        maxLength={80}
        onValue={(name) => set({ name })}
      />
      <WhoFields who={draft.who} onWho={(who) => set({ who })} />
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
        <Select<SegmentDraft['deposited']>
          label={say('desk.who.deposited')}
          value={draft.deposited}
          options={[
            ['', say('desk.who.any')],
            ['YES', say('desk.who.deposited.YES')],
            ['NO', say('desk.who.deposited.NO')],
          ]}
          onValue={(deposited) => set({ deposited })}
        />
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
        <Select
          label={say('desk.notices.language')}
          value={draft.language}
          options={[
            ['', say('desk.who.any')] as const,
            ...languages.map((language) => [language, endonym(language)] as const),
          ]}
          onValue={(language) => set({ language })}
        />
      </div>
      <ProductChoice
        label={say('desk.segments.products')}
        rules={draft}
        set={(change) => set({ products: change.products ?? draft.products })}
      />
      <SegmentCount rules={rules} />
      {edits && (
        <Button look="gold" block disabled={!draft.id || !draft.name.trim()} onClick={() => setAsking(true)}>
          {say('desk.segments.ask')}
        </Button>
      )}
      {asking && (
        <Reason
          title={say('desk.segments.ask')}
          action={say('desk.segments.ask')}
          onDo={ask}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
  if (!onClose) return form
  return (
    <FormModal title={say('desk.segments.new')} onClose={onClose}>
      {form}
    </FormModal>
  )
}
