import type { Page } from '@playwright/test'
import { ask } from './database.ts'
import { expect } from './test.ts'

/**
 * The newest message that went to a number or an address since `before` were there, as the
 * development outbox shows it.
 */
export async function messageTo(page: Page, to: string, before = 0): Promise<string> {
  const all = async () => {
    const reply = await page.request.get('/dev/outbox', { headers: { accept: 'application/json' } })
    const list: { to: string; text: string }[] = await reply.json()
    return list.filter((row) => row.to === to)
  }
  await expect.poll(async () => (await all()).length, { timeout: 15_000 }).toBeGreaterThan(before)
  return (await all())[0]!.text
}

/** The six digits of a message. */
export const codeIn = (message: string): string => /\b\d{6}\b/.exec(message)![0]

/**
 * Forgets how many codes were asked for: every test calls from the same address, which would soon
 * have to read a picture first.
 */
export const forgetSendings = () => ask('delete from codes.count')
