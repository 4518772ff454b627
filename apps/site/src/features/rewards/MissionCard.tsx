import type { Mission } from '@senluna/contract/member/missions.ts'
import { countsWagers } from '@senluna/kit/promotions/mission.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { countText, moneyText, whenText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import {
  BadgeCheck,
  CalendarCheck,
  Circle,
  CircleCheck,
  Dices,
  Lock,
  LogIn,
  Target,
  Trophy,
  UserPlus,
  Wallet,
  type LucideIcon,
} from 'lucide-react'
import { useBrand } from '../../brand.ts'
import { productList } from '../../rewards/bonus/BonusTerms.tsx'
import { freeText } from '../../rewards/free/free-text.ts'
import { prizeText } from '../../rewards/prize-text.ts'
import { useClaimMission } from '../../rewards/use-missions.ts'
import { MissionWay } from './MissionWay.tsx'

const LOOKS: Readonly<Record<Mission['state'], string>> = {
  LOCKED: 'done',
  ACTIVE: '',
  CLAIMABLE: 'ready',
  CLAIMED: 'done',
}
const ICONS: Readonly<Record<Mission['metric'], LucideIcon>> = {
  DEPOSIT_SUM: Wallet,
  DEPOSITS: Wallet,
  VALID_BET: Target,
  BETS: Dices,
  WINS: Trophy,
  CHECK_INS: CalendarCheck,
  LOGINS: LogIn,
  FRIENDS: UserPlus,
  PROFILE: BadgeCheck,
}

/** One mission: what it asks for, how far it is, what it gives. */
export function MissionCard({ mission }: { mission: Mission }) {
  const { currency, timeZone } = useBrand()
  const claim = useClaimMission()
  const { id, title, every, cycle, metric, products, target, done, amount, turnoverX100, state, free, extra, vip } =
    mission
  const isMoney = metric === 'DEPOSIT_SUM' || metric === 'VALID_BET'
  const figure = (digits: string) => (isMoney ? moneyText(digits, currency) : countText(Number(digits)))
  const said = text('mission.of', { done: figure(done), target: figure(target) })
  const until = state === 'CLAIMABLE' ? mission.claimBefore : mission.endsAt
  const give = prizeText({ amount, extra }, currency)
  const Icon = state === 'CLAIMED' ? CircleCheck : state === 'LOCKED' ? Lock : ICONS[metric]
  return (
    <li className={`card mission ${LOOKS[state]}`}>
      <Icon className="i" aria-hidden />
      <div>
        <h3>
          <bdi>{title}</bdi>
        </h3>
        <p className="hint">
          {text(`mission.${every}`)} · {text(`mission.metric.${metric}`)}
          {products.length > 0 && countsWagers(metric) && `: ${productList(products)}`}
        </p>
        <div className="mission-line num">
          <span>{vip === undefined ? said : text('promo.locked', { level: String(vip) })}</span>
          {give && <b>+{give}</b>}
        </div>
        {mission.steps && state !== 'LOCKED' && <Steps steps={mission.steps} />}
        {free && <p className="mission-free num">+{freeText(free, currency)}</p>}
        {vip === undefined && (
          <progress max={100} value={Number((BigInt(done) * 100n) / BigInt(target))} aria-label={said} />
        )}
        <p className="hint">
          {turnoverX100 === 0 ? text('promo.noWager') : text('promo.wager', { times: String(turnoverX100 / 100) })}
          {until && ` · ${text('promo.until', { time: whenText(until, timeZone) })}`}
        </p>
        <RefusalNote error={claim.error} />
      </div>
      <MissionWay mission={mission} />
      {state === 'CLAIMABLE' && (
        <Button look="gold" busy={claim.isPending} onClick={() => claim.mutate({ params: { id }, body: { cycle } })}>
          {give ? text('promo.cashback.claim', { amount: give }) : text('reward.claim')}
        </Button>
      )}
      {state === 'CLAIMED' && <span className="tag soft">{text('promo.status.CLAIMED')}</span>}
    </li>
  )
}

/** What of a profile is to be completed, and what of it is. */
function Steps({ steps }: { steps: NonNullable<Mission['steps']> }) {
  return (
    <ul className="mission-steps">
      {steps.map(({ step, done }) => (
        <li key={step} className={done ? 'is-done' : ''}>
          {done ? (
            <CircleCheck className="i s" aria-label={text('mission.step.done')} />
          ) : (
            <Circle className="i s" aria-hidden />
          )}
          {text(`mission.step.${step}`)}
        </li>
      ))}
    </ul>
  )
}
