import type { Concern, ConcernKind } from '@senluna/contract/endpoint.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'

/** A thing that a call names, and members whose it may be. */
export interface Named {
  db: Db
  merchantCode: MerchantCode
  /** As the call names it: an id, a number, a name; maybe of nothing there is. */
  name: string
  members: readonly Id<'member'>[]
  now: Instant
}

/** Whether a thing of a kind is one of the members', by one indexed read. */
export type Touches = (named: Named) => Promise<boolean> | boolean

/** Of each kind that a call can name, but the caller's own account at the desk. */
export type TouchesByKind = Readonly<Record<Exclude<ConcernKind, 'staff'>, Touches>>

/** A thing that a call names. */
export interface NamedThing {
  what: ConcernKind
  name: string
}

/** What of a call names things. */
export interface Naming {
  params: Readonly<Record<string, string>>
  body: unknown
}

/** Everything that a call names of what it says it is about. */
export const thingsIn = (call: Naming, concerns: readonly Concern[]): NamedThing[] =>
  concerns.flatMap(({ what, in: part }) => namesIn(call, part).map((name) => ({ what, name })))

/**
 * What a part of the path or a field of the body names: `rules.line` is a field within a field. A
 * field may hold a list.
 */
function namesIn({ params, body }: Naming, part: string): string[] {
  const value = params[part] ?? part.split('.').reduce<unknown>(within, body)
  return (Array.isArray(value) ? value : [value]).filter((name) => typeof name === 'string')
}

const within = (whole: unknown, name: string): unknown =>
  typeof whole === 'object' && whole !== null && Object.hasOwn(whole, name)
    ? (whole as Readonly<Record<string, unknown>>)[name]
    : undefined
