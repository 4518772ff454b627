import { PROMOTION_KINDS } from '@senluna/kit/promotions/promotion-kinds.ts'
import { Checkbox } from '@senluna/web/ui/fields/Checkbox.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { say } from '../../../say.ts'
import { BoardFields } from './BoardFields.tsx'
import { BonusFields } from './BonusFields.tsx'
import { CashbackFields } from './CashbackFields.tsx'
import { EveryField, FormFields } from './FormFields.tsx'
import { MissionFields } from './MissionFields.tsx'
import { RuleText, type RuleProps } from './RuleText.tsx'
import { gamesFor } from './typed-free.ts'
import { NEEDS, rulesOf, type TextName, type TypedRules } from './typed-rules.ts'

const TEXTS = {
  INFO: [],
  CHECK_IN: ['ladder', 'needsStake'],
  PROMO_CODE: ['code', 'amount', 'count'],
  FREE_SPIN: ['freeGames', 'freeStake', 'freeRounds', 'freeDays', 'mostTimes', 'count'],
  FREE_BET: ['freeGames', 'freeStake', 'freeRounds', 'freeDays', 'mostTimes', 'count'],
  FREE_TICKET: ['freeGames', 'freeStake', 'freeRounds', 'freeDays', 'mostTimes', 'count'],
  RED_ENVELOPE: ['times', 'minutes', 'least', 'most', 'pool', 'count'],
  CASHBACK: [],
  DEPOSIT_BONUS: [],
  SIGN_UP: ['amount', 'count', 'claimHours'],
  BIRTHDAY: ['amount', 'accountDays', 'claimHours'],
  APPLY_FORM: ['formLeast', 'formMost', 'aloneUpTo', 'tries', 'claimHours'],
  LEADERBOARD: ['games', 'perPoint', 'minScore', 'places', 'claimHours'],
  RAFFLE: ['raffleFree', 'perDeposit', 'perBet', 'mostTickets', 'prizes'],
  REFERRAL: ['friendDeposit', 'minValidBet', 'friendDays', 'friendPercent', 'friendCap', 'friendLadder', 'claimHours'],
  MISSION: ['target', 'amount'],
} as const satisfies Record<TypedRules['kind'], readonly TextName[]>

/**
 * A ranking by multiple or streak has no points; of a profile the target is the number of its
 * steps.
 */
const isAsked =
  ({ kind, by, metric }: TypedRules) =>
  (name: TextName): boolean =>
    (kind !== 'LEADERBOARD' || by === 'TURNOVER' || name !== 'perPoint') &&
    (kind !== 'MISSION' || metric !== 'PROFILE' || name !== 'target')

const isFree = (kind: TypedRules['kind']): kind is TypedRules['freeKind'] =>
  kind === 'FREE_SPIN' || kind === 'FREE_BET' || kind === 'FREE_TICKET'

/** What a promotion gives: its kind, and the fields of that kind. */
export function RuleFields({ rules, set }: RuleProps) {
  return (
    <fieldset className="promo-rules">
      <legend>{say('desk.promotions.rules')}</legend>
      <Select<TypedRules['kind']>
        label={say('desk.promotions.kind')}
        value={rules.kind}
        options={PROMOTION_KINDS.map((kind) => [kind, say(`desk.promotions.kind.${kind}`)] as const)}
        onValue={(kind) => set({ kind, ...(isFree(kind) && gamesFor(kind, rules.freeGames)) })}
      />
      <div className="pairs">
        {TEXTS[rules.kind].filter(isAsked(rules)).map((name) => (
          <RuleText key={name} name={name} rules={rules} set={set} />
        ))}
        {rules.kind !== 'INFO' && <RuleText name="turnover" rules={rules} set={set} />}
      </div>
      {isFree(rules.kind) && <EveryField rules={rules} set={set} />}
      {(rules.kind === 'CHECK_IN' || isFree(rules.kind)) && (
        <Checkbox checked={rules.needsDeposit} onChecked={(needsDeposit) => set({ needsDeposit })}>
          {say('desk.promotions.rule.needsDeposit')}
        </Checkbox>
      )}
      {rules.kind === 'SIGN_UP' && (
        <Select<TypedRules['needs']>
          label={say('desk.promotions.rule.needs')}
          value={rules.needs}
          options={NEEDS.map((needs) => [needs, say(`desk.promotions.needs.${needs}`)] as const)}
          onValue={(needs) => set({ needs })}
        />
      )}
      {rules.kind === 'MISSION' && <MissionFields rules={rules} set={set} />}
      {rules.kind === 'CASHBACK' && <CashbackFields rules={rules} set={set} />}
      {rules.kind === 'APPLY_FORM' && <FormFields rules={rules} set={set} />}
      {rules.kind === 'LEADERBOARD' && <BoardFields rules={rules} set={set} />}
      {rules.kind === 'DEPOSIT_BONUS' && <BonusFields rules={rules} set={set} />}
      {!rulesOf(rules) && <output className="note warn">{say(`desk.promotions.incomplete.${rules.kind}`)}</output>}
    </fieldset>
  )
}
