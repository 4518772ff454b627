import {
  askMailing,
  countMailing,
  deskMailings,
  messageTemplates,
  type Segment,
} from '@senluna/contract/desk/brand/content.ts'
import { MESSAGE_TABS } from '@senluna/contract/site/messages.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { q, refresh } from '@senluna/web/client/query.ts'
import { endonym } from '@senluna/web/client/text.ts'
import { submitOnce } from '@senluna/web/client/call/idempotency.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { countText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { TextArea } from '@senluna/web/ui/fields/TextArea.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DayField, MomentField } from '../../forms/Dates.tsx'
import { FormModal } from '../../forms/FormModal.tsx'
import { Reason } from '../../forms/Reason.tsx'
import { clockMoment } from '../../brand-clock.ts'
import { say } from '../../say.ts'
import { paragraphs } from '../../forms/html.ts'
import { Preview } from '../../forms/Preview.tsx'
import { NOBODY_CHOSEN, WhoFields, whoOf } from '../../forms/Who.tsx'
import { DepositedChoice, SpokenChoice } from '../../forms/WhoChoices.tsx'

const START = {
  template: '',
  tab: 'SYSTEM' as (typeof MESSAGE_TABS)[number],
  title: '',
  content: '',
  who: NOBODY_CHOSEN,
  language: '',
  registeredFrom: '',
  registeredTo: '',
  loginFrom: '',
  loginTo: '',
  deposited: '' as '' | 'YES' | 'NO',
  sendAt: '',
}
type Draft = typeof START
const DAYS = ['registeredFrom', 'registeredTo', 'loginFrom', 'loginTo'] as const

const segmentOf = (draft: Draft): Segment => ({
  ...whoOf(draft.who),
  ...(draft.language ? { language: draft.language } : {}),
  ...Object.fromEntries(DAYS.flatMap((day) => (draft[day] ? [[day, draft[day]]] : []))),
  ...(draft.deposited ? { deposited: draft.deposited } : {}),
})

const mailOnce = submitOnce()

/** A message to many: which words, to whom and when, with how many it would reach. */
export function MailingForm({ onClose }: { onClose: () => void }) {
  const [draft, setDraft] = useState(START)
  const [asking, setAsking] = useState(false)
  const templates = useQuery(q(messageTemplates, { query: { pageSize: '100' } }))
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change })
  const template = templates.data?.list.find(({ id }) => id === draft.template)
  const tab = template?.tab ?? draft.tab
  const ready = template !== undefined || (draft.title.trim() !== '' && draft.content.trim() !== '')
  const ask = async (reason: string) => {
    const words = template
      ? { template: template.id }
      : { tab, title: draft.title.trim(), content: paragraphs(draft.content) }
    const sendAt = draft.sendAt ? { sendAt: clockMoment(draft.sendAt) } : {}
    const body = { ...words, ...sendAt, segment: segmentOf(draft) }
    await mailOnce(body, (idempotencyKey) => call(askMailing, { body }, { reason, idempotencyKey }))
    toast('info', say('desk.act.waits', { name: say('desk.mailings.many') }))
    await refresh(deskMailings)
    onClose()
  }
  return (
    <FormModal title={say('desk.mailings.many')} onClose={onClose}>
      <div className="form">
        <Select
          label={say('desk.mailings.template')}
          value={draft.template}
          options={[
            ['', say('desk.mailings.template.none')] as const,
            ...(templates.data?.list ?? []).map(({ id }) => [id, id] as const),
          ]}
          onValue={(next) => set({ template: next })}
        />
        {template ? (
          Object.keys(template.titles).map((language) => (
            <div key={language}>
              <p className="hint">{endonym(language)}</p>
              <Preview title={template.titles[language] ?? ''} html={template.contents[language] ?? ''} />
            </div>
          ))
        ) : (
          <>
            <Select
              label={say('desk.mailings.tab')}
              value={draft.tab}
              options={MESSAGE_TABS.map((tab) => [tab, say(`desk.mailings.tab.${tab}`)] as const)}
              onValue={(next) => set({ tab: next })}
            />
            <TextField
              label={say('desk.mailings.title')}
              value={draft.title}
              maxLength={120}
              onValue={(title) => set({ title })}
            />
            <TextArea
              label={say('desk.mailings.content')}
              value={draft.content}
              rows={5}
              onValue={(content) => set({ content })}
            />
            <Preview title={draft.title} html={paragraphs(draft.content)} />
          </>
        )}
        <h3>{say('desk.mailings.segment')}</h3>
        <WhoFields who={draft.who} onWho={(who) => set({ who })} />
        <div className="pairs">
          <SpokenChoice value={draft.language} onValue={(language) => set({ language })} />
          <DepositedChoice value={draft.deposited} onValue={(deposited) => set({ deposited })} />
          {DAYS.map((name) => (
            <DayField
              key={name}
              optional
              label={say(`desk.who.${name}`)}
              value={draft[name]}
              onValue={(day) => set({ [name]: day })}
            />
          ))}
        </div>
        <Reach tab={tab} segment={segmentOf(draft)} />
        <MomentField
          label={say('desk.mailings.sendAt')}
          hint={say('desk.mailings.sendAt.hint')}
          value={draft.sendAt}
          onValue={(sendAt) => set({ sendAt })}
        />
        <Button look="gold" block disabled={!ready} onClick={() => setAsking(true)}>
          {say(draft.sendAt ? 'desk.mailings.plan' : 'desk.mailings.send')}
        </Button>
        {asking && (
          <Reason
            title={say('desk.mailings.many')}
            action={say('desk.mailings.ask')}
            onDo={ask}
            onClose={() => setAsking(false)}
          />
        )}
      </div>
    </FormModal>
  )
}

/** How many it would reach now. */
function Reach({ tab, segment }: { tab: Draft['tab']; segment: Segment }) {
  const body = { tab, segment }
  const count = useQuery({
    queryKey: [countMailing.path, JSON.stringify(body)],
    queryFn: () => call(countMailing, { body }),
    retry: false,
    placeholderData: (before) => before,
  })
  if (count.isError) return <RefusalNote error={count.error} />
  const { members = 0, consented = 0, reaches = 0 } = count.data ?? {}
  const figures = { members: countText(members), consented: countText(consented), reaches: countText(reaches) }
  return (
    <output className="note info" aria-busy={count.isFetching || undefined}>
      {say(tab === 'PROMOTION' ? 'desk.mailings.reach.promotion' : 'desk.mailings.reach', figures)}
    </output>
  )
}
