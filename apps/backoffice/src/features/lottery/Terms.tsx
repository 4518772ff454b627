import './lottery.css'
import { deskTerms, exportTerms, WHOLE_GAME, type TermsRow } from '@senluna/contract/lottery/desk/terms.ts'
import { moneyText, percentText } from '@senluna/web/ui/money/format.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type Column, type ListSpec } from '../../list/spec.ts'
import { momentText, say } from '../../say.ts'
import { priceText } from './odds.ts'
import { TermsForm } from './TermsForm.tsx'

const nameOf = (row: TermsRow): string =>
  row.betType === WHOLE_GAME ? say('desk.terms.ALL') : (row.name ?? row.betType)

const limit = (
  name: 'minUnit' | 'unitStep' | 'perTicketMaxUnit' | 'perDrawMaxUnit' | 'perDrawPayout' | 'perPlayerPayout',
  hidden?: true,
): Column<TermsRow> => ({
  name,
  label: `desk.terms.${name}`,
  look: 'num',
  ...(hidden ? { hidden } : {}),
  show: (row) => moneyText(row[name], row.money),
})

const TERMS: ListSpec<TermsRow> = {
  page: 'lottery-terms',
  title: 'desk.terms',
  source: listOf(deskTerms),
  exported: exportedBy(exportTerms),
  id: (row) => row.id,
  name: (row) => `${row.gameName} · ${nameOf(row)}`,
  columns: [
    {
      name: 'game',
      label: 'desk.draws.game',
      show: (row) => row.gameName,
    },
    {
      name: 'type',
      label: 'desk.terms.type',
      show: (row) => (
        <span className="two-lines">
          {nameOf(row)}
          <small>{row.betType}</small>
        </span>
      ),
    },
    { name: 'odds', label: 'desk.terms.odds', look: 'num', show: (row) => row.price && priceText(row.price) },
    {
      name: 'return',
      label: 'desk.terms.return',
      look: 'num',
      show: (row) => row.returnPpm !== undefined && percentText(Math.floor(row.returnPpm / 100)),
    },
    limit('minUnit'),
    limit('perTicketMaxUnit'),
    limit('perDrawMaxUnit'),
    limit('unitStep', true),
    limit('perDrawPayout', true),
    limit('perPlayerPayout', true),
    {
      name: 'state',
      label: 'desk.terms.state',
      show: (row) => (
        <>
          <span className={row.closed ? 'badge bad' : 'badge good'}>
            {say(row.closed ? 'desk.terms.state.closed' : 'desk.terms.state.open')}
          </span>
          {Object.keys(row.set).length > 0 && <span className="badge">{say('desk.terms.set')}</span>}
        </>
      ),
    },
    {
      name: 'changed',
      label: 'desk.terms.changed',
      look: 'when',
      hidden: true,
      show: (row) => row.changedAt && momentText(row.changedAt),
    },
  ],
  filters: [
    { name: 'game', label: 'desk.draws.game', kind: 'text' },
    { name: 'betType', label: 'desk.terms.type', kind: 'text' },
    { name: 'set', label: 'desk.terms.set', kind: 'choice', options: () => [['YES', 'desk.terms.set.YES']] },
  ],
  drawer: (row) => <TermsForm key={`${row.id} ${row.revision}`} row={row} />,
}

/** What each bet type pays and takes: by the catalogue, and as the brand has it. */
export default function Terms() {
  return <ListPage list={TERMS} />
}
