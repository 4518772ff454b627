import {
  changeJackpotState,
  changeJackpotTerms,
  deskJackpots,
  exportJackpots,
  retireJackpot,
  type DeskJackpot,
} from '@senluna/contract/desk/brand/jackpots.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { countText } from '@senluna/web/ui/money/format.ts'
import { JACKPOT_LEVELS } from '@senluna/kit/games/jackpot.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { asTheyAre, exportedBy, listOf, type Act, type ListSpec } from '../../list/spec.ts'
import { brandMoney, momentText, say } from '../../say.ts'

const LOOKS = { OPEN: 'good', SUSPENDED: 'warn', RETIRED: '' } as const

/** Millionths as per cent, exactly. */
const percentText = (ppm: number): string => `${ppm / 10_000}%`

const limitOf = ({ cap, oneIn }: DeskJackpot['terms']): string => cap ?? oneIn ?? '0'

const setState =
  (state: 'OPEN' | 'SUSPENDED'): Act<DeskJackpot>['run'] =>
  (row, reason) =>
    call(changeJackpotState, { params: { level: row.level }, body: { state } }, { reason })

const JACKPOTS: ListSpec<DeskJackpot> = {
  page: 'jackpots',
  title: 'desk.jackpots',
  source: listOf(deskJackpots),
  exported: exportedBy(exportJackpots),
  id: (row) => row.level,
  name: (row) => row.level,
  columns: [
    { name: 'level', label: 'desk.jackpots.level', show: (row) => row.level },
    {
      name: 'state',
      label: 'desk.jackpots.state',
      show: (row) => <span className={`badge ${LOOKS[row.state]}`}>{say(`desk.jackpots.state.${row.state}`)}</span>,
    },
    { name: 'amount', label: 'desk.jackpots.amount', look: 'num', show: (row) => brandMoney(row.amount) },
    { name: 'reserve', label: 'desk.jackpots.reserve', look: 'num', show: (row) => brandMoney(row.reserve) },
    { name: 'cycle', label: 'desk.jackpots.cycle', look: 'num', show: (row) => countText(row.cycle) },
    { name: 'since', label: 'desk.jackpots.since', look: 'when', show: (row) => momentText(row.openedAt) },
    { name: 'kind', label: 'desk.jackpots.kind', show: (row) => say(`desk.jackpots.kind.${row.terms.kind}`) },
    { name: 'seed', label: 'desk.jackpots.seed', look: 'num', show: (row) => brandMoney(row.terms.seed) },
    { name: 'limit', label: 'desk.jackpots.limit', look: 'num', show: (row) => brandMoney(limitOf(row.terms)) },
    { name: 'main', label: 'desk.jackpots.main', look: 'num', show: (row) => percentText(row.terms.mainPpm) },
    { name: 'put', label: 'desk.jackpots.putBy', look: 'num', show: (row) => percentText(row.terms.reservePpm) },
    {
      name: 'next',
      label: 'desk.jackpots.next',
      show: (row) => row.nextTerms && `${brandMoney(row.nextTerms.seed)} · ${brandMoney(limitOf(row.nextTerms))}`,
    },
    { name: 'staked', label: 'desk.jackpots.staked', look: 'num', show: (row) => brandMoney(row.staked) },
    { name: 'bets', label: 'desk.jackpots.bets', look: 'num', show: (row) => countText(Number(row.bets)) },
  ],
  everyMs: 15_000,
  acts: [
    {
      name: 'desk.jackpots.do.suspend',
      right: 'games.edit',
      danger: true,
      may: (row) => row.state === 'OPEN',
      run: setState('SUSPENDED'),
    },
    {
      name: 'desk.jackpots.do.resume',
      right: 'games.edit',
      may: (row) => row.state === 'SUSPENDED',
      run: setState('OPEN'),
    },
    {
      name: 'desk.jackpots.do.terms',
      right: 'games.edit',
      may: (row) => row.state !== 'RETIRED',
      about: () => <p>{say('desk.jackpots.terms.about')}</p>,
      fields: [
        { name: 'seed', label: 'desk.jackpots.seed', kind: 'digits', required: true, start: (row) => row.terms.seed },
        {
          name: 'limit',
          label: 'desk.jackpots.limit',
          kind: 'digits',
          required: true,
          start: (row) => limitOf(row.terms),
        },
        {
          name: 'main',
          label: 'desk.jackpots.mainPpm',
          kind: 'digits',
          required: true,
          start: (row) => String(row.terms.mainPpm),
        },
        {
          name: 'reserve',
          label: 'desk.jackpots.reservePpm',
          kind: 'digits',
          required: true,
          start: (row) => String(row.terms.reservePpm),
        },
      ],
      run: (row, reason, { seed = '', limit = '', main, reserve }) =>
        call(
          changeJackpotTerms,
          {
            params: { level: row.level },
            body: { seed, limit, mainPpm: Number(main), reservePpm: Number(reserve) },
          },
          { reason },
        ),
    },
    {
      name: 'desk.jackpots.do.retire',
      right: 'games.edit',
      danger: true,
      may: (row) => row.state !== 'RETIRED',
      about: () => <p>{say('desk.jackpots.retire.about')}</p>,
      fields: [
        {
          name: 'to',
          label: 'desk.jackpots.successor',
          kind: 'choice',
          required: true,
          options: (row) => asTheyAre(JACKPOT_LEVELS.filter((level) => level !== row.level)),
        },
      ],
      run: (row, reason, { to }) =>
        call(
          retireJackpot,
          { params: { level: row.level }, body: { to: JACKPOT_LEVELS.find((level) => level === to) ?? 'GRAND' } },
          { reason },
        ),
    },
  ],
}

/** The pots of the brand; what changes them needs a second person. */
export default function Jackpots() {
  return <ListPage list={JACKPOTS} />
}
