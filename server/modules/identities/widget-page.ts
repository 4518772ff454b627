import type { FastifyReply } from 'fastify'
import type { Brand } from '@senluna/kit/brand.ts'
import { LANGUAGES, writtenIn } from '@senluna/text/index.ts'
import { plainText } from '@senluna/text/all.ts'
import { hashOf, windowPage } from './answer-page.ts'
import { escaped } from '../../platform/http/escaped.ts'

const NAME = 'Telegram'

/**
 * Where Telegram is blocked its script fails, or no answer comes at all. Then the page that opened
 * the window shows a failed sign-in.
 */
const SCRIPT = `
const at = (id) => document.getElementById(id)
const failed = () => {
  if (document.querySelector('iframe')) return
  at('waiting').hidden = true
  at('unreachable').hidden = false
}
addEventListener('error', (event) => { if (event.target.src) failed() }, true)
setTimeout(failed, 10000)
new MutationObserver(() => { if (document.querySelector('iframe')) at('waiting').hidden = true }).observe(document, { childList: true, subtree: true })
addEventListener('DOMContentLoaded', () => {
  at('again').onclick = () => location.reload()
  at('close').onclick = () => {
    if (window.opener) {
      window.opener.postMessage({ signIn: 'telegram', outcome: 'failed' }, location.origin)
      window.close()
    } else location.replace('/login?signIn=telegram#signIn=telegram&outcome=failed')
  }
})
`

const STYLE = `
body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:20px;padding:24px;box-sizing:border-box;
 font:16px/1.5 system-ui;text-align:center;background:#14101f;color:#f4f1ff}
h1{font-size:20px;margin:0}p{margin:0;max-width:34ch}[hidden]{display:none}
div{display:flex;flex-wrap:wrap;justify-content:center;gap:12px}
button{min-height:44px;padding:8px 18px;border:1px solid #6b6186;border-radius:12px;background:none;color:inherit;font:inherit;cursor:pointer}
button:focus-visible{outline:3px solid #f0c66a;outline-offset:2px}`

/** The page that shows Telegram's button; its script and frame are let in on this page alone. */
export async function sendWidgetPage(
  reply: FastifyReply,
  { brand, botName, answerUrl, language }: { brand: Brand; botName: string; answerUrl: string; language: string },
): Promise<void> {
  const { tag, direction } = LANGUAGES[writtenIn(language)]
  const say = (key: Parameters<typeof plainText>[1]) => escaped(plainText(language, key, { name: NAME }, brand.words))
  const policy = [
    "default-src 'none'",
    `script-src https://telegram.org ${hashOf(SCRIPT)}`,
    'frame-src https://oauth.telegram.org',
    "style-src 'unsafe-inline'",
    'img-src https: data:',
    "form-action 'none'",
  ]
  await windowPage(reply, policy.join('; ')).send(
    `<!doctype html><html lang="${tag}" dir="${direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escaped(brand.brandName)}</title><style>${STYLE}</style><script>${SCRIPT}</script>
<h1>${escaped(brand.brandName)}</h1>
<script async src="https://telegram.org/js/telegram-widget.js?22" data-telegram-login="${escaped(botName)}" data-size="large"
 data-auth-url="${escaped(answerUrl)}" data-lang="${tag.split('-')[0]}"></script>
<p id="waiting" role="status">${say('sent.window.waiting')}</p>
<p id="unreachable" role="alert" hidden>${say('sent.window.unreachable')}</p>
<div><button id="again" type="button">${say('shell.retry')}</button><button id="close" type="button">${say('shell.close')}</button></div></html>`,
  )
}
