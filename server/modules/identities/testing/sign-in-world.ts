import type { Identities } from '@senluna/contract/member/identities.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { SECOND } from '@senluna/kit/time.ts'
import { LOGIN, newName, type LoggedIn } from '../../sessions/testing/account.ts'
import { send } from '../../sessions/testing/sealing.ts'
import { openSite, type Site } from '../../sessions/testing/site.ts'
import { call, type Visitor } from '../../sessions/testing/visitor.ts'
import { CLIENT, startOidc, type Oidc } from '../../../testing/oidc.ts'
import { FACEBOOK, signInThere, startFacebook, TELEGRAM, telegramData } from './providers.ts'

// Signing in by accounts elsewhere: a server that offers it, and providers to sign in at.

/** A provider of accounts. */
export type Way = 'google' | 'facebook' | 'telegram'
/** Where answers come to. */
export const HERE = 'http://localhost/wps/session/social'
/** Where an account is made by another one. */
export const REGISTER = '/wps/member/register/social'
/** Where somebody's own ways in are. */
export const OWN = '/wps/v2/security/identities'

/** Every way is switched on; what is configured decides. */
export const offering = (brand: Brand): Brand => ({
  ...brand,
  whitelabel: brand.whitelabel.map((node) =>
    node.modId === 'LOGIN'
      ? {
          ...node,
          childrenNodes: node.childrenNodes.map((childrenNode) =>
            childrenNode.modId.startsWith('LOGIN_SOCIAL') ? { ...childrenNode, enabled: true } : childrenNode,
          ),
        }
      : node,
  ),
})

/** Who has an account at Facebook. */
export const people = new Map<string, { id: string; name: string }>()

/** The provider like Google's. */
export let google: Oidc
/** A server that offers all ways in. */
export let site: Site

/** Opens them; call what is answered when the tests are over. */
export async function openSignIns(): Promise<() => Promise<void>> {
  google = await startOidc(() => [`${HERE}/google`])
  const facebook = await startFacebook(people)
  site = await openSite(offering, {
    signIn: {
      '': {
        google: { issuer: google.issuer, ...CLIENT },
        facebook: { url: 'https://www.facebook.com/v23.0', graphUrl: facebook.url, ...FACEBOOK },
        telegram: TELEGRAM,
      },
      // The other brand has nothing.
      REFBRAND1: {},
    },
  })
  return async () => {
    await site.close()
    await google.close()
    await facebook.close()
  }
}

/** Begins to sign in. */
export const start = (visitor: Visitor, provider: Way, purpose: 'login' | 'link' = 'login', headers = {}) =>
  call<{ url: string }>(site, visitor, 'POST', '/wps/session/social/start', { provider, purpose }, headers)

/** What a window comes back with. */
export interface Outcome {
  signIn: Way
  outcome: string
  ticket?: string
}

/** Comes back from a provider, with the cookie the browser has. */
export async function comeBack(visitor: Visitor, provider: Way, answer: URLSearchParams) {
  const reply = await call(site, visitor, 'GET', `/wps/session/social/${provider}?${answer}`)
  const said = /id="said">(.*?)<\/script>/.exec(reply.text)?.[1]
  return { reply, said: JSON.parse(said ?? '{}') as Outcome }
}

/** Signs in at the provider and comes back. */
export async function signedIn(visitor: Visitor, provider: Way, name: string, purpose: 'login' | 'link' = 'login') {
  const { value } = await start(visitor, provider, purpose)
  if (provider === 'google') {
    const back = await signInThere(value!.url, name)
    return (await comeBack(visitor, provider, back.searchParams)).said
  }
  const state = new URL(value!.url).searchParams.get('state')!
  if (provider === 'facebook') {
    const code = `code ${name} ${Math.random()}`
    people.set(code, { id: idOf(name), name })
    return (await comeBack(visitor, provider, new URLSearchParams({ code, state }))).said
  }
  // Nobody signs in twice within a second: the same data would be the same signature.
  site.clock.advance(SECOND)
  const data = telegramData({ id: idOf(name), first_name: name, auth_date: seconds() })
  data.set('state', state)
  return (await comeBack(visitor, provider, data)).said
}

/** A moment as Telegram tells it. */
export const seconds = (ms = 0) => String(Math.floor((site.clock.now() + ms) / SECOND))
/** A number for a name. */
export const idOf = (name: string) =>
  String([...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 1e12)

/** Logs in by a ticket. */
export async function enter(visitor: Visitor, provider: Way, ticket: string) {
  const reply = await send<LoggedIn>(site, visitor, 'POST', LOGIN, {
    username: '',
    password: ticket,
    type: provider,
    deviceId: visitor.deviceId,
  })
  if (reply.success) visitor.handle = reply.value!.token
  return reply
}

/** Makes an account by a ticket. */
export async function open(
  visitor: Visitor,
  provider: Way,
  ticket: string,
  more: Record<string, unknown> = {},
  fields = {},
) {
  const { termsVersion } = site.settings.brands.byHost('localhost')!
  const reply = await send<{ id: string; userName: string; login: LoggedIn }>(site, visitor, 'PUT', REGISTER, {
    provider,
    ticket,
    fields: { username: newName(), ...fields },
    registerUrl: 'http://localhost/register',
    registerMethod: 'WEB',
    deviceId: visitor.deviceId,
    agreeAge: true,
    agreeTerms: true,
    termsVersion,
    ...more,
  })
  if (reply.success) visitor.handle = reply.value!.login.token
  return reply
}

/** Somebody’s own ways in. */
export const own = (visitor: Visitor) => call<Identities>(site, visitor, 'GET', OWN)
/** Adds a way in. */
export const link = (visitor: Visitor, provider: Way, ticket: string, password?: string) =>
  send(site, visitor, 'POST', OWN, { provider, ticket, ...(password && { password }) })
/** Takes a way in away. */
export const unlink = (visitor: Visitor, provider: Way, password?: string) =>
  send(site, visitor, 'DELETE', OWN, { provider, ...(password && { password }) })
