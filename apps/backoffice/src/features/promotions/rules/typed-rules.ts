import { promotionRules, type PromotionRules, type RulesOf } from '@senluna/contract/site/promotion-rules.ts'
import type { Product } from '@senluna/kit/product.ts'
import {
  countsWagers,
  type MissionMetric,
  type MissionSpan,
  type ProfileStep,
} from '@senluna/kit/promotions/mission.ts'
import type { PromotionKind } from '@senluna/kit/promotions/promotion-kinds.ts'
import { boardOf, EMPTY_BOARD, typedBoard, type TypedBoard } from './typed-board.ts'
import { EMPTY_FORM, formOf, typedForm, type TypedForm } from './typed-form.ts'
import { EMPTY_FREE, freeRoundsOf, typedFree, type TypedFree } from './typed-free.ts'
import { prizeOf, typedPrize } from './typed-prize.ts'
import { EMPTY_RAFFLE, raffleOf, typedRaffle, type TypedRaffle } from './typed-raffle.ts'
import { EMPTY_REFERRAL, referralOf, typedReferral, type TypedReferral } from './typed-referral.ts'

/** One tier of a cashback as it is typed. */
export interface TypedTier {
  key: number
  minLoss: string
  /** Percent. */
  rate: string
}

/** Which deposits a bonus can be for; 0 is any. */
export const NTH = ['0', '1', '2', '3', '4', '5'] as const

/** What comes before the reward of a new account. */
export const NEEDS = ['ACCOUNT', 'MOBILE'] as const

/** Rules as they are typed: every field of every kind, of which the chosen kind takes its own. */
export interface TypedRules extends TypedReferral, TypedRaffle, TypedBoard, TypedForm, TypedFree {
  kind: PromotionKind
  /** Amounts of the ladder, the first first, with spaces or commas between. */
  ladder: string
  needsDeposit: boolean
  needsStake: string
  code: string
  amount: string
  count: string
  times: string
  minutes: string
  least: string
  most: string
  pool: string
  period: 'DAY' | 'WEEK'
  products: readonly Product[]
  tiers: readonly TypedTier[]
  cap: string
  minPayout: string
  claimHours: string
  nth: (typeof NTH)[number]
  every: 'ONCE' | 'DAY' | 'WEEK'
  minDeposit: string
  /** Of the deposit. */
  percent: string
  bonusCap: string
  includeDeposit: boolean
  /** The most one bet may be, in percent of deposit and bonus; empty: any. */
  maxBetPercent: string
  maxBetLeast: string
  needs: (typeof NEEDS)[number]
  /** How long account and birthday must be known. */
  accountDays: string
  span: MissionSpan
  metric: MissionMetric
  steps: readonly ProfileStep[]
  target: string
  days: string
  /** How many times the reward must be wagered. */
  turnover: string
}

/** Fields that hold any text. */
export type TextName = {
  [Name in keyof TypedRules]: TypedRules[Name] extends string ? (string extends TypedRules[Name] ? Name : never) : never
}[keyof TypedRules]

const EMPTY: TypedRules = {
  ...EMPTY_REFERRAL,
  ...EMPTY_RAFFLE,
  ...EMPTY_BOARD,
  ...EMPTY_FORM,
  ...EMPTY_FREE,
  kind: 'INFO',
  ladder: '1000 2000 3000 5000 8000 10000 20000',
  needsDeposit: false,
  needsStake: '0',
  code: '',
  amount: '',
  count: '100',
  times: '12:00 20:30',
  minutes: '15',
  least: '5000',
  most: '50000',
  pool: '2000000',
  period: 'WEEK',
  products: ['RNG'],
  tiers: [{ key: 0, minLoss: '100000', rate: '3' }],
  cap: '20000000',
  minPayout: '10000',
  claimHours: '72',
  nth: '1',
  every: 'DAY',
  minDeposit: '100000',
  percent: '100',
  bonusCap: '3888000',
  includeDeposit: true,
  maxBetPercent: '10',
  maxBetLeast: '100000',
  needs: 'MOBILE',
  accountDays: '30',
  span: 'DAY',
  metric: 'VALID_BET',
  steps: [],
  target: '1000000',
  days: '30',
  turnover: '1',
}

/** Rules that stand, as they are typed. */
export function typedOf(rules: PromotionRules | undefined): TypedRules {
  if (!rules) return EMPTY
  const { kind } = rules
  const turnover = 'turnoverX100' in rules ? String(rules.turnoverX100 / 100) : EMPTY.turnover
  switch (kind) {
    case 'INFO':
      return { ...EMPTY, kind }
    case 'CHECK_IN':
      return { ...EMPTY, ...rules, ladder: ladderText(rules), turnover }
    case 'PROMO_CODE':
      return { ...EMPTY, ...rules, amount: typedPrize(rules), count: String(rules.count), turnover }
    case 'FREE_SPIN':
    case 'FREE_BET':
    case 'FREE_TICKET': {
      const { every, needsDeposit, count } = rules
      return { ...EMPTY, kind, ...typedFree(rules), every, needsDeposit, count: String(count), turnover }
    }
    case 'RED_ENVELOPE':
      return {
        ...EMPTY,
        ...rules,
        times: rules.times.join(' '),
        minutes: String(rules.minutes),
        count: String(rules.count),
        turnover,
      }
    case 'CASHBACK':
      return {
        ...EMPTY,
        ...rules,
        tiers: rules.tiers.map(({ minLoss, ratePpm }, key) => ({ key, minLoss, rate: String(ratePpm / 10_000) })),
        claimHours: String(rules.claimHours),
        turnover,
      }
    case 'SIGN_UP':
      return { ...EMPTY, ...rules, count: String(rules.count), claimHours: String(rules.claimHours), turnover }
    case 'BIRTHDAY':
      return {
        ...EMPTY,
        ...rules,
        accountDays: String(rules.accountDays),
        claimHours: String(rules.claimHours),
        turnover,
      }
    case 'MISSION': {
      const { metric, products, steps = [], target, every: span, free } = rules
      const amount = typedPrize(rules)
      return { ...EMPTY, ...(free && typedFree(free)), kind, metric, products, steps, target, amount, span, turnover }
    }
    case 'DEPOSIT_BONUS':
      return {
        ...EMPTY,
        kind,
        nth: NTH[rules.nth] ?? '0',
        every: rules.every,
        minDeposit: rules.minDeposit,
        percent: String(rules.ratePpm / 10_000),
        bonusCap: rules.cap,
        includeDeposit: rules.includeDeposit,
        maxBetPercent: rules.maxBet ? String(rules.maxBet.ratePpm / 10_000) : '',
        maxBetLeast: rules.maxBet?.least ?? EMPTY.maxBetLeast,
        products: rules.products,
        days: String(rules.days),
        turnover,
      }
    case 'APPLY_FORM':
      return { ...EMPTY, kind, ...typedForm(rules), every: rules.every, claimHours: String(rules.claimHours), turnover }
    case 'LEADERBOARD':
      return {
        ...EMPTY,
        kind,
        ...typedBoard(rules),
        period: rules.period,
        products: rules.products,
        claimHours: String(rules.claimHours),
        turnover,
      }
    case 'RAFFLE':
      return { ...EMPTY, kind, ...typedRaffle(rules), turnover }
    case 'REFERRAL':
      return { ...EMPTY, kind, ...typedReferral(rules), claimHours: String(rules.claimHours), turnover }
  }
}

const ppmOf = (percent: string): number => Math.round(Number(percent.replace(',', '.')) * 10_000)

const words = (text: string): string[] => text.split(/[\s,;]+/).filter((word) => word !== '')

const ladderText = ({ ladder, extras }: RulesOf<'CHECK_IN'>): string =>
  ladder.map((amount, nth) => typedPrize({ amount, extra: extras?.[nth] })).join(' ')

function ladderOf(typed: string) {
  const steps = words(typed).map(prizeOf)
  const extras = steps.map(({ extra }) => extra ?? null)
  return { ladder: steps.map(({ amount }) => amount), ...(extras.some((extra) => extra !== null) && { extras }) }
}

/** What was typed, to be checked against the schema. */
export function wantedOf(typed: TypedRules): unknown {
  const { kind, needsDeposit, needsStake, code, amount, least, most, pool, period, cap, minPayout } = typed
  const turnoverX100 = Math.round(Number(typed.turnover.replace(',', '.')) * 100)
  const count = Number(typed.count)
  return {
    INFO: { kind },
    CHECK_IN: { kind, ...ladderOf(typed.ladder), needsDeposit, needsStake, turnoverX100 },
    PROMO_CODE: { kind, code, ...prizeOf(amount), count, turnoverX100 },
    FREE_SPIN: { kind, every: typed.every, needsDeposit, count, ...freeRoundsOf(typed), turnoverX100 },
    FREE_BET: { kind, every: typed.every, needsDeposit, count, ...freeRoundsOf(typed), turnoverX100 },
    FREE_TICKET: { kind, every: typed.every, needsDeposit, count, ...freeRoundsOf(typed), turnoverX100 },
    RED_ENVELOPE: {
      kind,
      times: words(typed.times),
      minutes: Number(typed.minutes),
      least,
      most,
      pool,
      count,
      turnoverX100,
    },
    CASHBACK: {
      kind,
      period,
      products: typed.products,
      tiers: typed.tiers.map(({ minLoss, rate }) => ({
        minLoss,
        ratePpm: ppmOf(rate),
      })),
      cap,
      minPayout,
      claimHours: Number(typed.claimHours),
      turnoverX100,
    },
    SIGN_UP: { kind, needs: typed.needs, amount, count, claimHours: Number(typed.claimHours), turnoverX100 },
    BIRTHDAY: {
      kind,
      amount,
      accountDays: Number(typed.accountDays),
      claimHours: Number(typed.claimHours),
      turnoverX100,
    },
    MISSION: {
      kind,
      metric: typed.metric,
      products: countsWagers(typed.metric) ? typed.products : [],
      ...(typed.metric === 'PROFILE'
        ? { every: 'ONCE', steps: typed.steps, target: String(typed.steps.length) }
        : { every: typed.span, target: typed.target }),
      ...prizeOf(amount),
      ...(typed.withFree && { free: { kind: typed.freeKind, ...freeRoundsOf(typed), turnoverX100 } }),
      turnoverX100,
    },
    DEPOSIT_BONUS: {
      kind,
      nth: Number(typed.nth),
      every: typed.nth === '0' ? typed.every : 'ONCE',
      minDeposit: typed.minDeposit,
      ratePpm: ppmOf(typed.percent),
      cap: typed.bonusCap,
      includeDeposit: typed.includeDeposit,
      products: typed.products,
      ...(typed.maxBetPercent.trim() === ''
        ? {}
        : { maxBet: { ratePpm: ppmOf(typed.maxBetPercent), least: typed.maxBetLeast } }),
      days: Number(typed.days),
      turnoverX100,
    },
    APPLY_FORM: { kind, every: typed.every, ...formOf(typed), claimHours: Number(typed.claimHours), turnoverX100 },
    LEADERBOARD: {
      kind,
      period,
      products: typed.products,
      ...boardOf(typed),
      claimHours: Number(typed.claimHours),
      turnoverX100,
    },
    RAFFLE: { kind, ...raffleOf(typed), turnoverX100 },
    REFERRAL: { kind, ...referralOf(typed), claimHours: Number(typed.claimHours), turnoverX100 },
  }[kind]
}

/** The rules that were typed; undefined while they are none that can be kept. */
export function rulesOf(typed: TypedRules): PromotionRules | undefined {
  const read = promotionRules.safeParse(wantedOf(typed))
  return read.success ? read.data : undefined
}
