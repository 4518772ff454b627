import { iso } from '@senluna/kit/time.ts'
import type { Draft } from '../send-message.ts'
import type { DraftOf } from './draft-of.ts'

const ROUTE = '/account/limits'

const limitChanged: DraftOf<'limitChanged'> = ({ memberId, at, payload: { kind, value } }) => {
  const to = { memberId, tab: 'SYSTEM', route: ROUTE } as const
  const args = { limit: { text: `rg.kind.${kind}` }, at: { at: iso(at) } } as const
  if (value === null) return { ...to, template: 'limitEnded', args }
  return { ...to, template: 'limitSet', args: { ...args, value: kind === 'session' ? value : { money: value } } }
}

const shutOut: DraftOf<'shutOut'> = ({ memberId, at, payload: { kind, until } }): Draft => {
  const [to, moment] = [{ memberId, tab: 'SYSTEM' } as const, { at: iso(at) }]
  if (until === null) return { ...to, template: 'shutOutForGood', args: { at: moment } }
  const template = kind === 'coolOff' ? 'shutOutBreak' : 'shutOutTerm'
  return { ...to, template, args: { at: moment, until: { at: until } } }
}

const playNoticed: DraftOf<'playNoticed'> = ({ memberId }) => ({
  memberId,
  tab: 'SYSTEM',
  template: 'playNoticed',
  args: {},
  route: ROUTE,
})

const returnAllowed: DraftOf<'returnAllowed'> = ({ memberId, payload }) => ({
  memberId,
  tab: 'SYSTEM',
  template: 'returnAllowed',
  args: { from: { at: payload.at } },
})

/** How a member learns of their limits, breaks and exclusions. */
export const PROTECTION_DRAFTS = { limitChanged, shutOut, playNoticed, returnAllowed }
