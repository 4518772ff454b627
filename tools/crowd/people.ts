import { createHmac } from 'node:crypto'
import { placeOf, type Place } from './agents/places.ts'
import { chanceOf, type Chance } from './chance.ts'

/** What somebody of the crowd likes: the names of behaviours, each with its weight. */
export type Likes = Readonly<Record<string, number>>

/** Somebody who is pretended. */
export interface Person {
  nth: number
  userName: string
  /** As bank accounts are written. */
  realName: string
  /** A mobile number with its country's code left out. */
  phone: string
  /** The address they call from, of the loopback network. */
  address: string
  language: 'VI' | 'EN'
  /** What they stake at once, in whole đồng, at least and at most. */
  stake: readonly [least: number, most: number]
  likes: Likes
  /** How likely they come on a day. */
  daily: number
  /** Whether they give their name and an account to be paid to. */
  withdraws: boolean
  /** The date of birth they enter: its year, and how many days ahead the birthday is then. */
  birth?: { year: number; inDays: number } | undefined
  /** Where they register in the tree of agents; absent: by themselves. */
  place?: Place | undefined
  isAgent: boolean
  /** Whether they play for much more than the others. */
  isHigh: boolean
  /** One that is known, instead of what the secret gives. */
  password?: string
  chance: Chance
}

const FAMILIES = ['NGUYEN', 'TRAN', 'LE', 'PHAM', 'HOANG', 'VU', 'DANG', 'BUI', 'DO', 'NGO']
const MIDDLES = ['VAN', 'THI', 'MINH', 'DUC', 'NGOC', 'THANH', 'QUANG', 'THU']
const GIVEN = ['AN', 'BINH', 'CHI', 'DUNG', 'GIANG', 'HAI', 'HUNG', 'KHANH', 'LINH', 'LONG', 'MAI', 'NAM']
const MORE = ['NGA', 'PHUC', 'QUAN', 'SON', 'TAM', 'THAO', 'TRANG', 'TUAN', 'VIET', 'YEN']

/** How differently people play: a few stake a lot, most of them little. */
const STAKES = [
  { stake: [2_000, 10_000], weight: 6 },
  { stake: [5_000, 20_000], weight: 6 },
  { stake: [5_000, 50_000], weight: 6 },
  { stake: [10_000, 50_000], weight: 5 },
  { stake: [20_000, 200_000], weight: 4 },
  { stake: [50_000, 500_000], weight: 4 },
] as const

/** Each so many plays for much more and comes on most days: by them VIP levels are climbed. */
const HIGH_OF = 8
const HIGH: Pick<Person, 'stake' | 'daily' | 'likes'> = {
  stake: [1_000_000, 3_500_000],
  daily: 0.7,
  // A ticket takes all they have at once; rounds last.
  likes: { instant: 6, slot: 2, run: 2, table: 1, room: 1, points: 1 },
}
const isHigh = (nth: number): boolean => nth % HIGH_OF === 3

/** How many enter a date of birth. It is near: a month of a crowd sees some birthdays. */
const ENTERS_BIRTH = 0.6
const BIRTHDAY_IN = [7, 45] as const
const BORN = [1968, 2001] as const

/** What they like most; behaviours of other verticals are added here by their names. */
const TASTES: readonly Likes[] = [
  { slot: 4, instant: 2, run: 1, table: 1, fastLottery: 2, dailyLottery: 2, room: 1, points: 1 },
  { dailyLottery: 6, fastLottery: 2, room: 1 },
  { fastLottery: 6, dailyLottery: 1, instant: 1, run: 1 },
  { dailyLottery: 3, fastLottery: 3, slot: 2, instant: 2, run: 1, table: 1, room: 2, points: 1 },
]

/** The nth of a crowd: the same each time. Throws for a crowd of more than four thousand. */
export function personOf(nth: number): Person {
  if (nth >= MOST) throw new RangeError(`a crowd has ${MOST} people at most`)
  const chance = chanceOf(`person ${nth}`)
  const given = chance.pick([...GIVEN, ...MORE])
  const place = placeOf(nth)
  const realName = `${chance.pick(FAMILIES)} ${chance.pick(MIDDLES)} ${given}`
  const birth = chanceOf(`birth ${nth}`)
  return {
    nth,
    // Whoever reads the name sees that it is a demonstration's.
    userName: `${given.toLowerCase()}demo${nth}`,
    realName,
    phone: `9${String(10_000_000 + nth * 7_919).slice(0, 8)}`,
    address: `127.${20 + Math.floor(nth / 250)}.${1 + (nth % 250)}.${chance.from(2, 250)}`,
    language: chance.happens(0.9) ? 'VI' : 'EN',
    stake: chance.weighed(STAKES, ({ weight }) => weight).stake,
    likes: TASTES[nth % TASTES.length] ?? {},
    daily: Math.max(chance.pick([0.15, 0.25, 0.35, 0.6]), place?.opens === 'AGENT' ? AGENTS_DAILY : 0),
    withdraws: nth % 3 === 0,
    birth: birth.happens(ENTERS_BIRTH) ? { year: birth.from(...BORN), inDays: birth.from(...BIRTHDAY_IN) } : undefined,
    place,
    isAgent: place?.opens === 'AGENT',
    isHigh: isHigh(nth),
    chance,
    ...(isHigh(nth) && HIGH),
  }
}

const MOST = 4_000
/** Agents look after their team more often than not. */
const AGENTS_DAILY = 0.6

/** A password that this product's own secret gives; nobody needs to keep it. */
export const passwordOf = (secret: string, { userName }: Person): string =>
  `Lotus${createHmac('sha256', secret).update(`crowd ${userName}`).digest('hex').slice(0, 13)}7`

/** Six digits for payments, from the same secret: none that a simple rule refuses. */
export function pinOf(secret: string, { userName }: Person): string {
  const digits = createHmac('sha256', secret).update(`crowd pin ${userName}`).digest()
  return `8${[...digits.subarray(0, 4)].map((byte) => byte % 10).join('')}3`
}
