import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { SignInOutcome } from '@senluna/contract/identities.ts'

/**
 * Tells the page that opened the window how it went, and closes the window. Where the browser has parted the two, the
 * window itself goes on to the site; what is behind `#` is sent to no server.
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
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** The last page of a sign-in's window. */
export async function sendAnswerPage(reply: FastifyReply, said: SignInOutcome): Promise<void> {
  // Base64url and words of our own only; a closing tag could still never come out of this.
  const data = JSON.stringify(said).replaceAll('<', '\\u003c')
  await page(reply, `default-src 'none'; script-src ${hashOf(SCRIPT)}`).send(
    `<!doctype html><meta charset="utf-8"><meta name="robots" content="noindex"><title>…</title>
<script type="application/json" id="said">${data}</script><script>${SCRIPT}</script>`,
  )
}

/** The page that shows Telegram's button; its script and frame are let in on this page alone. */
export async function sendWidgetPage(
  reply: FastifyReply,
  { botName, answerUrl, language, title }: { botName: string; answerUrl: string; language: string; title: string },
): Promise<void> {
  const policy = [
    "default-src 'none'",
    'script-src https://telegram.org',
    'frame-src https://oauth.telegram.org',
    "style-src 'unsafe-inline'",
    'img-src https: data:',
    "form-action 'none'",
  ]
  await page(reply, policy.join('; ')).send(
    `<!doctype html><html lang="${escaped(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escaped(title)}</title>
<style>body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:20px;font:16px system-ui;background:#14101f;color:#f4f1ff}</style>
<h1 style="font-size:20px;margin:0">${escaped(title)}</h1>
<script async src="https://telegram.org/js/telegram-widget.js?22" data-telegram-login="${escaped(botName)}" data-size="large"
 data-auth-url="${escaped(answerUrl)}" data-lang="${escaped(language)}"></script></html>`,
  )
}

/** A page that keeps its tie to the window that opened it, and is stored and framed nowhere. */
const page = (reply: FastifyReply, policy: string): FastifyReply =>
  reply
    .header('content-security-policy', `${policy}; base-uri 'none'; frame-ancestors 'none'`)
    .header('cross-origin-opener-policy', 'unsafe-none')
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
