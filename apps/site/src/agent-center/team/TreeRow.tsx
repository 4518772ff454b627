import type { Downline } from '@senluna/contract/agent/downlines.ts'
import type { PalRow } from '@senluna/contract/agent/profit.ts'
import { text } from '@senluna/web/client/text.ts'
import { countText, moneyText } from '@senluna/web/ui/money/format.ts'
import { ChevronRight } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useBrand } from '../../brand.ts'
import { typeName } from '../parts/AccountLink.tsx'
import { ContractBadges } from './ContractBadges.tsx'
import { RatesPopover } from './RatesPopover.tsx'
import type { TreeState } from './tree-state.ts'

export const COLUMNS = 7

interface Props {
  account: Downline
  level: number
  state: TreeState
  /** Of its team in the period, where they were read. */
  figures: PalRow['figures'] | undefined
  all: string | undefined
}

/** One account of the tree: its name, its team and what the team played. */
export function TreeRow({ account, level, state, figures, all }: Props) {
  const { currency } = useBrand()
  const { id, direct } = account
  const isOpen = state.unfolded.has(id)
  const note = [
    level === 1 ? text('team.me') : typeName(account.type),
    ...(account.online ? [text('down.online')] : []),
  ]
  return (
    <tr
      data-row={id}
      tabIndex={state.stop === id ? 0 : -1}
      aria-level={level}
      aria-selected={state.chosen === id}
      className={level === 1 ? 'ag-self' : undefined}
      style={{ '--level': level } as CSSProperties}
      onFocus={() => state.onStop(id)}
      {...(direct > 0 && { 'aria-expanded': isOpen })}
    >
      <th scope="row">
        <span className="ag-node">
          {direct > 0 ? (
            <button
              type="button"
              data-fold
              tabIndex={-1}
              aria-label={text(isOpen ? 'down.tree.fold' : 'down.tree.unfold', { name: account.account })}
              onClick={() => state.onFold(id)}
            >
              <ChevronRight className={isOpen ? 'i s ag-turned' : 'i s'} aria-hidden />
            </button>
          ) : (
            <span className="ag-leaf" />
          )}
          <span>
            {level === 1 ? (
              <b>
                <bdi>{account.account}</bdi>
              </b>
            ) : (
              <button type="button" data-open tabIndex={-1} className="link" onClick={() => state.onChoose(id)}>
                <bdi>{account.account}</bdi>
              </button>
            )}
            <small>{note.join(' · ')}</small>
          </span>
        </span>
      </th>
      <td className="end num ag-wide">{countText(account.team + 1)}</td>
      <FigureCells figures={figures} all={all} />
      <td className="end num ag-wide">
        <bdi dir="ltr">{moneyText(account.teamBalance, currency)}</bdi>
      </td>
      <td className="ag-wide">
        <RatesPopover account={account.account} rates={account.rates} />
      </td>
      <td className="ag-wide">
        <ContractBadges contracts={account.contracts} />
      </td>
    </tr>
  )
}

/** What a row of the tree played: valid bets with their share of all, and the players' result. */
export function FigureCells({ figures, all }: { figures: PalRow['figures'] | undefined; all: string | undefined }) {
  const { currency } = useBrand()
  const { validBet, pnl } = figures ?? {}
  const tenths =
    validBet !== undefined && all !== undefined && BigInt(all) > 0n ? (BigInt(validBet) * 1_000n) / BigInt(all) : 0n
  return (
    <>
      <td className="end num">
        {validBet === undefined ? '–' : <bdi dir="ltr">{moneyText(validBet, currency)}</bdi>}
        <i className="ag-part" aria-hidden style={{ '--part': `${Number(tenths) / 10}%` } as CSSProperties} />
      </td>
      <td className={pnl?.startsWith('-') ? 'end num neg ag-wide' : 'end num ag-wide'}>
        {pnl === undefined ? '–' : <bdi dir="ltr">{moneyText(pnl, currency)}</bdi>}
      </td>
    </>
  )
}
