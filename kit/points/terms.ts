import { PRODUCTS, type Product } from '../product.ts'

/** By what a brand's points are earned and changed into money. */
export interface PointTerms {
  /** So much weighted play is worth one point, in the smallest unit of the brand's currency. */
  unit: bigint
  /** How much of a valid bet counts, in percent, by product. */
  weightsPct: Readonly<Record<Product, number>>
  /** What a point is worth as money, in the smallest unit of the brand's currency. */
  ratio: number
  convertMin: number
  convertStep: number
  /** The most points somebody converts on one business day. */
  dailyCap: number
  /** How often money that came from points must be played, in hundredths. */
  turnoverX100: number
}

/** What holds where a brand sets nothing else. Source: docs/points.md. */
export const USUAL_POINT_TERMS: PointTerms = {
  unit: 10_000n,
  weightsPct: {
    LOTT: 50,
    ELOTT: 50,
    VNLOTT: 50,
    LIVE: 25,
    SPORTS: 100,
    ESPORTS: 100,
    RNG: 100,
    FISH: 100,
    PVP: 0,
  },
  ratio: 10,
  convertMin: 100,
  convertStep: 100,
  dailyCap: 100_000,
  turnoverX100: 100,
}

/** What an operator may set otherwise; amounts as digits. */
export interface PointSetting {
  unit?: string | undefined
  weightsPct?: Partial<Record<Product, number>> | undefined
  ratio?: number | undefined
  convertMin?: number | undefined
  convertStep?: number | undefined
  dailyCap?: number | undefined
  turnoverX100?: number | undefined
}

/** A brand's terms: what it sets, else what is usual. */
export function pointTermsOf(set: PointSetting): PointTerms {
  const usual = USUAL_POINT_TERMS
  return {
    unit: set.unit === undefined ? usual.unit : BigInt(set.unit),
    weightsPct: Object.fromEntries(
      PRODUCTS.map((product) => [product, set.weightsPct?.[product] ?? usual.weightsPct[product]]),
    ) as Record<Product, number>,
    ratio: set.ratio ?? usual.ratio,
    convertMin: set.convertMin ?? usual.convertMin,
    convertStep: set.convertStep ?? usual.convertStep,
    dailyCap: set.dailyCap ?? usual.dailyCap,
    turnoverX100: set.turnoverX100 ?? usual.turnoverX100,
  }
}
