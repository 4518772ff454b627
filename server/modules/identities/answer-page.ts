import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { SignInOutcome } from '@senluna/contract/member/identities.ts'

/**
 * Tells the page that opened the window how it went, and closes the window. Where the browser has
 * parted the two, the window itself goes on to the site; what is behind `#` is sent to no server.
 */
const SCRIPT = `
const said = JSON.parse(document.getElementById('said').textContent)
if (window.opener) {
  window.opener.postMessage(said, location.origin)
  window.close()
} else {
  location.replace('/login?signIn=' + said.signIn + '#' + new URLSearchParams(said))
}
`
/** How a page's policy lets its one inline script in. */
export const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** The last page of a sign-in's window. */
export async function sendAnswerPage(reply: FastifyReply, said: SignInOutcome): Promise<void> {
  // Base64url and words of our own only; a closing tag could still never come out of this.
  const data = JSON.stringify(said).replaceAll('<', '\\u003c')
  await windowPage(reply, `default-src 'none'; script-src ${hashOf(SCRIPT)}`).send(
    `<!doctype html><meta charset="utf-8"><meta name="robots" content="noindex"><title>…</title>
<script type="application/json" id="said">${data}</script><script>${SCRIPT}</script>`,
  )
}

/** A page that keeps its tie to the window that opened it, and is stored and framed nowhere. */
export const windowPage = (reply: FastifyReply, policy: string): FastifyReply =>
  reply
    .header('content-security-policy', `${policy}; base-uri 'none'; frame-ancestors 'none'`)
    .header('cross-origin-opener-policy', 'unsafe-none')
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
