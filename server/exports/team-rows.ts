import type { Downline } from '@senluna/contract/agent/downlines.ts'
import type { PalFigure, PalRow } from '@senluna/contract/agent/profit.ts'
import { plainText } from '@senluna/text/all.ts'
import type { TextKey } from '@senluna/text/index.ts'
import type { ExportOf } from '../modules/security/index.ts'
import { decimals } from './records.ts'

// What files of a team's accounts and of its profit and loss say of each row.

export const ACCOUNTS = {
  account: 'team.account',
  type: 'team.type',
  direct: 'down.direct',
  team: 'down.team',
  balance: 'down.balance',
  teamBalance: 'down.teamBalance',
  rates: 'down.rates',
  contracts: 'contract.paid.short',
  since: 'down.since',
  login: 'down.login',
  status: 'down.link.status',
} as const satisfies Readonly<Record<string, TextKey>>

/** A rate in parts per million as a percentage. */
const percent = (ppm: number): string => `${(ppm / 10_000).toFixed(2)}%`

/** The least and the highest of an account's rates. */
function rateRange(ppms: readonly number[]): string {
  const [least, most] = [Math.min(...ppms), Math.max(...ppms)]
  return least > most ? '' : least === most ? percent(most) : `${percent(least)} – ${percent(most)}`
}

export function accountCells(row: Downline, { brand, language }: ExportOf) {
  const say = (key: TextKey) => plainText(language, key)
  const contracts = row.contracts.map(({ kind, ratePpm }) => `${say(`contract.kind.${kind}`)} ${percent(ratePpm)}`)
  const status = say(`down.status.${row.status}`)
  return {
    account: row.account,
    type: say(typeKey(row.type)),
    direct: row.direct,
    team: row.team,
    ...decimals(row, ['balance', 'teamBalance'], brand.currency.scale),
    rates: rateRange(Object.values(row.rates)),
    contracts: contracts.join(', '),
    since: row.registeredAt,
    login: row.lastLoginAt ?? '',
    status: row.registrationsLocked ? `${status} · ${say('down.locked.short')}` : status,
  }
}

export function profitCells({ account, type, figures }: PalRow, { brand, language }: ExportOf) {
  const names = Object.keys(figures) as PalFigure[]
  return {
    account,
    type: plainText(language, typeKey(type)),
    ...decimals(figures as Record<PalFigure, string>, names, brand.currency.scale),
  }
}

const typeKey = (type: number) =>
  type === 1 || type === 2 || type === 41 ? (`team.type.${type}` as const) : 'team.type.0'
