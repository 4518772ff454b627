import { changeVipLevel, deskVipLadder, type DeskVipLevel } from '@senluna/contract/desk/members/vip.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { percentOf, typedPpm } from '@senluna/web/ui/contracts/typed-terms.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { listOf, type ActField, type Column, type ListSpec } from '../../list/spec.ts'
import { dayText, say } from '../../say.ts'

const MONEY = ['validBet', 'deposit', 'keep', 'upgrade', 'weekly', 'monthly', 'birthday', 'withdrawPerDay'] as const
const SHARES = ['RNG', 'LIVE', 'SPORTS', 'LOTT'] as const

/** Figures of all time lead to no level by invitation. */
const ofAllTime = (name: string) => name === 'validBet' || name === 'deposit'

const columns: readonly Column<DeskVipLevel>[] = [
  { name: 'level', label: 'desk.vip.level', look: 'num', show: (row) => row.level },
  ...MONEY.map((name): Column<DeskVipLevel> => ({
    name,
    label: `desk.vip.${name}`,
    look: 'num',
    show: (row) => (row.invited && ofAllTime(name) ? say('desk.vip.invited') : moneyText(row[name], row.currency)),
  })),
  ...SHARES.map((name): Column<DeskVipLevel> => ({
    name,
    label: `desk.vip.rebate.${name}`,
    look: 'num',
    show: (row) => `${percentOf(row.rebatePpm[name])}%`,
  })),
  { name: 'points', label: 'desk.vip.points', look: 'num', show: (row) => `${row.pointsPercent}%` },
]

const fields: readonly ActField<DeskVipLevel>[] = [
  ...MONEY.map((name): ActField<DeskVipLevel> => ({
    name,
    label: `desk.vip.${name}`,
    kind: 'digits',
    start: (row) => row[name],
  })),
  ...SHARES.map((name): ActField<DeskVipLevel> => ({
    name,
    label: `desk.vip.rebate.${name}`,
    kind: 'text',
    start: (row) => percentOf(row.rebatePpm[name]),
  })),
  { name: 'points', label: 'desk.vip.points', kind: 'digits', start: (row) => String(row.pointsPercent) },
]

/** Units as they are sent: without leading zeros, nothing for an empty field. */
const units = (typed = ''): string => typed.replace(/^0+(?=\d)/, '') || '0'
/** What is no number is refused at its field. */
const share = (typed = ''): number => typedPpm(typed) ?? -1

const LADDER: ListSpec<DeskVipLevel> = {
  page: 'vip-ladder',
  title: 'desk.vip.ladder',
  source: listOf(deskVipLadder),
  id: (row) => String(row.level),
  name: (row) => say('desk.vip.named', { level: row.level }),
  columns,
  acts: [
    {
      name: 'desk.vip.change',
      right: 'brand.edit',
      about: ([row]) => (
        <p>
          {say('desk.vip.change.about')}
          {row?.nextFrom ? ` ${say('desk.vip.nextFrom', { day: dayText(row.nextFrom) })}` : ''}
        </p>
      ),
      fields,
      run: (row, reason, typed) => {
        const body = {
          validBet: units(typed.validBet),
          deposit: units(typed.deposit),
          keep: units(typed.keep),
          upgrade: units(typed.upgrade),
          weekly: units(typed.weekly),
          monthly: units(typed.monthly),
          birthday: units(typed.birthday),
          withdrawPerDay: units(typed.withdrawPerDay),
          RNG: share(typed.RNG),
          LIVE: share(typed.LIVE),
          SPORTS: share(typed.SPORTS),
          LOTT: share(typed.LOTT),
          pointsPercent: Number(units(typed.points)),
        }
        return call(changeVipLevel, { params: { level: String(row.level) }, body }, { reason })
      },
    },
  ],
}

/** What each level asks and gives, as it was set last. */
export default function VipLadder() {
  return <ListPage list={LADDER} />
}
