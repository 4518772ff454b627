import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { register as registerCall } from '@senluna/contract/member/registration.ts'
import { humanChallenge, registerSetting, systemStatus } from '@senluna/contract/site/system.ts'
import { HEADERS } from '@senluna/contract/envelope.ts'
import type { Endpoint, ReplyOf } from '@senluna/contract/endpoint.ts'
import { sealed, sealWith } from '@senluna/web/client/call/sealed.ts'
import { newName, PASSWORD } from './account.ts'
import { solved } from '../../tools/crowd/puzzle.ts'

/**
 * Opens an account by calls from a page of the brand, and logs its browser in: the next page that
 * is opened is the member's. For tests that are about something else than registering.
 */
export async function becomeMember(page: Page, name = newName()): Promise<string> {
  // The page itself isn't waited for: its address is what calls and storage need.
  if (!page.url().startsWith('http')) await page.goto('/', { waitUntil: 'commit' })
  const deviceId = randomUUID()
  const ask = async <E extends Endpoint>(endpoint: E, body?: string): Promise<ReplyOf<E>> => {
    const headers = {
      [HEADERS.deviceId]: deviceId,
      [HEADERS.device]: 'WEB',
      ...(body && { 'content-type': 'application/json', [HEADERS.encrypted]: '1' }),
    }
    const reply = await page.evaluate(callIn, { path: endpoint.path, method: endpoint.method, headers, body })
    if (!reply.success) throw new Error(`${endpoint.path} refused ${name}: ${JSON.stringify(reply)}`)
    return reply.value as ReplyOf<E>
  }
  const [{ info }, { terms }, challenge] = await Promise.all([
    ask(systemStatus),
    ask(registerSetting),
    ask(humanChallenge),
  ])
  sealWith(() => Promise.resolve(info.crypto.keys))
  const plain = JSON.stringify({
    username: name,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    domain: new URL(page.url()).hostname,
    registerUrl: page.url(),
    registerMethod: 'WEB',
    login: true,
    deviceId,
    deviceName: 'Chrome',
    humanVerify: await solved(challenge),
    agreeAge: true,
    agreeTerms: true,
    termsVersion: terms.version,
  })
  const { login } = await ask(
    registerCall,
    JSON.stringify({ jwe: await sealed(plain, registerCall.method, registerCall.path) }),
  )
  await page.evaluate(logIn, { token: login?.token ?? '', deviceId })
  return name
}

interface CallInPage {
  path: string
  method: string
  headers: Record<string, string>
  body: string | undefined
}

// Both run in the page.
async function callIn({ path, method, headers, body }: CallInPage): Promise<{ success: boolean; value: unknown }> {
  const language = localStorage.getItem('language') ?? ''
  return (
    await fetch(path, { method, headers: { ...headers, language }, ...(body && { body }), credentials: 'same-origin' })
  ).json()
}

function logIn({ token, deviceId }: { token: string; deviceId: string }) {
  localStorage.setItem('device', deviceId)
  localStorage.setItem('been-in', '1')
  sessionStorage.setItem('handle', token)
}
