import {
  cancelMailing,
  deskMailings,
  exportMailings,
  MAILING_STATES,
  sendDeskMessage,
  type DeskMailing,
  type Segment,
} from '@senluna/contract/desk/brand/content.ts'
import { MESSAGE_TABS } from '@senluna/contract/site/messages.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { countText } from '@senluna/web/ui/money/format.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ListPage } from '../../list/ListPage.tsx'
import { New } from '../../list/acts/New.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { ByName } from '../../shown/ByName.tsx'
import { momentText, say } from '../../say.ts'
import { useRight } from '../../session.ts'
import { paragraphs } from '../../forms/html.ts'
import { MailingForm } from './MailingForm.tsx'
import { whoText } from '../../forms/Who.tsx'

const source = listOf(deskMailings)
const LOOKS = { PLANNED: 'badge', RUNNING: 'badge warn', DONE: 'badge good', CANCELLED: 'badge bad' } as const

/** To whom, in words. */
function segmentText(segment: Segment): string {
  const range = (from: string | undefined, to: string | undefined) => `${from ?? '…'} – ${to ?? '…'}`
  const said = [
    ...whoText(segment),
    ...(segment.language ? [segment.language] : []),
    ...(segment.registeredFrom || segment.registeredTo
      ? [say('desk.who.registered.of', { days: range(segment.registeredFrom, segment.registeredTo) })]
      : []),
    ...(segment.loginFrom || segment.loginTo
      ? [say('desk.who.login.of', { days: range(segment.loginFrom, segment.loginTo) })]
      : []),
    ...(segment.deposited ? [say(`desk.who.deposited.${segment.deposited}`)] : []),
  ]
  return said.join(' · ') || say('desk.mailings.all')
}

const person = (account: string | undefined, shownAs: string | undefined) =>
  account && <ByName name={shownAs ?? account} code={account} />

const MAILINGS: ListSpec<DeskMailing> = {
  page: 'mailings',
  title: 'desk.mailings',
  source,
  everyMs: 10_000,
  id: (row) => row.id,
  name: (row) => row.title,
  columns: [
    { name: 'started', label: 'desk.mailings.started', look: 'when', show: (row) => momentText(row.startedAt) },
    { name: 'title', label: 'desk.mailings.title', look: 'wide', show: (row) => row.title },
    { name: 'template', label: 'desk.mailings.template', show: (row) => row.template && <code>{row.template}</code> },
    { name: 'tab', label: 'desk.mailings.tab', show: (row) => say(`desk.mailings.tab.${row.tab}`) },
    { name: 'segment', label: 'desk.mailings.segment', look: 'wide', show: (row) => segmentText(row.segment) },
    {
      name: 'consent',
      label: 'desk.mailings.consent',
      show: (row) => say(row.tab === 'PROMOTION' ? 'desk.mailings.consent.YES' : 'desk.mailings.consent.NO'),
    },
    {
      name: 'state',
      label: 'desk.mailings.state',
      show: (row) => <span className={LOOKS[row.state]}>{say(`desk.mailings.state.${row.state}`)}</span>,
    },
    {
      name: 'sendAt',
      label: 'desk.mailings.sendAt',
      look: 'when',
      show: (row) => row.sendAt && momentText(row.sendAt),
    },
    {
      name: 'reaches',
      label: 'desk.mailings.reaches',
      look: 'num',
      hidden: true,
      show: (row) => row.reaches !== undefined && countText(row.reaches),
    },
    { name: 'sent', label: 'desk.mailings.sent', look: 'num', show: (row) => countText(row.sent) },
    { name: 'read', label: 'desk.mailings.read', look: 'num', show: (row) => countText(row.read) },
    { name: 'skipped', label: 'desk.mailings.skipped', look: 'num', show: (row) => countText(row.skipped) },
    {
      name: 'noConsent',
      label: 'desk.mailings.noConsent',
      look: 'num',
      hidden: true,
      show: (row) => countText(row.noConsent),
    },
    { name: 'maker', label: 'desk.mailings.maker', show: (row) => <ByName name={row.makerShownAs} code={row.maker} /> },
    {
      name: 'checker',
      label: 'desk.mailings.checker',
      hidden: true,
      show: ({ checker, checkerShownAs }) => person(checker, checkerShownAs),
    },
    {
      name: 'cancelledBy',
      label: 'desk.mailings.cancelledBy',
      hidden: true,
      show: ({ cancelledBy, cancelledByShownAs }) => person(cancelledBy, cancelledByShownAs),
    },
  ],
  filters: [
    {
      name: 'state',
      label: 'desk.mailings.state',
      kind: 'choice',
      tabs: true,
      options: () => MAILING_STATES.map((state) => [state, `desk.mailings.state.${state}`] as const),
    },
  ],
  acts: [
    {
      name: 'desk.mailings.cancel',
      right: 'content.edit',
      danger: true,
      bulk: true,
      may: ({ state }) => state === 'PLANNED' || state === 'RUNNING',
      run: (row, reason) => call(cancelMailing, { params: { id: row.id } }, { reason }),
    },
  ],
  exported: exportedBy(exportMailings),
}

/**
 * Messages to one and to many. Those to many go out when they are approved, at once or at
 * their moment.
 */
export default function Mailings() {
  const [making, setMaking] = useState(false)
  const edits = useRight('content.edit')
  return (
    <>
      <ListPage
        list={{
          ...MAILINGS,
          head: (
            <>
              <New
                refreshes={source.key}
                act={{
                  name: 'desk.mailings.one',
                  right: 'content.edit',
                  fields: [
                    { name: 'userName', label: 'desk.mailings.to', kind: 'text', required: true },
                    {
                      name: 'tab',
                      label: 'desk.mailings.tab',
                      kind: 'choice',
                      required: true,
                      options: () => MESSAGE_TABS.map((tab) => [tab, `desk.mailings.tab.${tab}`] as const),
                    },
                    { name: 'title', label: 'desk.mailings.title', kind: 'text', required: true },
                    { name: 'content', label: 'desk.mailings.content', kind: 'area', required: true },
                  ],
                  run: (_, reason, { userName = '', title = '', content = '', tab }) =>
                    call(
                      sendDeskMessage,
                      {
                        body: {
                          userName,
                          tab: MESSAGE_TABS.find((known) => known === tab) ?? 'SYSTEM',
                          title,
                          content: paragraphs(content),
                        },
                      },
                      { reason },
                    ),
                }}
              />
              {edits && (
                <Button look="gold" size="sm" onClick={() => setMaking(true)}>
                  <Plus className="i s" aria-hidden />
                  {say('desk.mailings.many')}
                </Button>
              )}
            </>
          ),
        }}
      />
      {making && <MailingForm onClose={() => setMaking(false)} />}
    </>
  )
}
