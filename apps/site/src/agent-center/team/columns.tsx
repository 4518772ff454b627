import type { Downline } from '@senluna/contract/agent/downlines.ts'
import { text } from '@senluna/web/client/text.ts'
import { dateText, momentText } from '@senluna/web/ui/money/format.ts'
import { AccountLink, typeName } from '../parts/AccountLink.tsx'
import type { AgentColumn } from '../parts/table/table.ts'
import { ContractBadges, contractWords } from './ContractBadges.tsx'
import { rangeText, RatesPopover } from './RatesPopover.tsx'

/** What the list says of each account; its name opens it. */
export const columnsOf = (zone: string, onOpen: (id: string) => void): AgentColumn<Downline>[] => [
  {
    key: 'account',
    title: text('team.account'),
    words: ({ account }) => account,
    cell: ({ id, account, type, online }) => (
      <AccountLink
        account={account}
        note={online ? `${typeName(type)} · ${text('down.online')}` : typeName(type)}
        onOpen={() => onOpen(id)}
      />
    ),
  },
  { key: 'direct', title: text('down.direct'), count: ({ direct }) => direct },
  { key: 'team', title: text('down.team'), count: ({ team }) => team },
  { key: 'balance', title: text('down.balance'), noSum: true, money: ({ balance }) => balance },
  { key: 'teamBalance', title: text('down.teamBalance'), noSum: true, money: ({ teamBalance }) => teamBalance },
  {
    key: 'rates',
    title: text('down.rates'),
    words: ({ rates }) => rangeText(Object.values(rates)),
    cell: ({ account, rates }) => <RatesPopover account={account} rates={rates} />,
  },
  {
    key: 'contracts',
    title: text('contract.paid.short'),
    words: contractWords,
    cell: ({ contracts }) => <ContractBadges contracts={contracts} />,
  },
  { key: 'since', title: text('down.since'), words: ({ registeredAt }) => dateText(new Date(registeredAt), zone) },
  {
    key: 'login',
    title: text('down.login'),
    words: ({ lastLoginAt }) => (lastLoginAt ? momentText(lastLoginAt, zone) : '–'),
  },
  {
    key: 'status',
    title: text('down.link.status'),
    words: ({ status, registrationsLocked }) =>
      registrationsLocked
        ? `${text(`down.status.${status}`)} · ${text('down.locked.short')}`
        : text(`down.status.${status}`),
  },
]
