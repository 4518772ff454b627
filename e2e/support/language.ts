import type { Page } from '@playwright/test'
import type { LANGUAGES } from '@senluna/text/index.ts'

/** Lets a brand offer a language that it does not; the page has it from its next load on. */
export async function offer(page: Page, language: keyof typeof LANGUAGES) {
  await page.addInitScript((code) => localStorage.setItem('language', code), language)
  await page.route('**/wps/system/status*', async (route) => {
    const response = await route.fetch()
    const reply: { value: { info: { offeredLanguages: string[] } } } = await response.json()
    reply.value.info.offeredLanguages.push(language)
    await route.fulfill({ response, json: reply })
  })
}

/** The same in the page itself: on a host whose name only the browser resolves. */
export const offerInPage = (page: Page, language: keyof typeof LANGUAGES) =>
  page.addInitScript((code) => {
    localStorage.setItem('language', code)
    const { fetch } = window
    window.fetch = async (...args) => {
      const response = await fetch(...args)
      const [asked] = args
      if (!String(asked instanceof Request ? asked.url : asked).includes('/wps/system/status')) return response
      const reply: { value: { info: { offeredLanguages: string[] } } } = await response.json()
      reply.value.info.offeredLanguages.push(code)
      return new Response(JSON.stringify(reply), response)
    }
  }, language)
