import { LEAST_SERIES } from '@senluna/kit/agents/rebates/prize-group.ts'
import { rate } from '@senluna/kit/money.ts'
import { PRODUCTS } from '@senluna/kit/product.ts'
import * as z from 'zod/mini'
import * as wire from '../wire.ts'

/** A rebate rate in parts per million. */
const ppm = z.pipe(
  wire.whole(),
  z.transform((value: number) => rate(value)),
)

/** Rates by product, as somebody asks for them. */
export const ratesAsked = z.partialRecord(z.enum(PRODUCTS), ppm)

/** Rates by product, as they stand: in parts per million. */
export const rates = z.partialRecord(z.enum(PRODUCTS), z.int())
export type RatesOnWire = z.infer<typeof rates>

/** The highest series of the classic lotteries: another way to say their rate. */
export const prizeGroup = z.int().check(z.minimum(LEAST_SERIES), z.maximum(LEAST_SERIES + 300))
