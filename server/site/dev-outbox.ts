import type { PushNote } from '@senluna/contract/site/push.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../platform/database/db.ts'
import { keptMessages, type KeptMessage } from '../platform/outgoing/kept-message-store.ts'
import type { Message } from '../platform/outgoing/message.ts'
import { escaped } from '../platform/http/escaped.ts'

/** A page opened by itself: its own style, nothing else. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'"

/**
 * `/dev/outbox`: what would have gone to people, newest first, the host's brand only. Who asks for
 * no page gets JSON.
 *
 * For development: in production it must not be called at all.
 */
export function serveOutbox(app: FastifyInstance, db: Db): void {
  app.get('/dev/outbox', async (request, reply) => {
    const kept = await keptMessages(db, request.brand.merchantCode)
    reply.header('cache-control', 'no-store')
    if (!String(request.headers.accept).includes('text/html'))
      return kept.map(({ id, at, message }) => ({ id, at, ...message }))
    reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8')
    return page(request.brand.brandName, kept.map(entry).join('') || '<p>Nothing has been sent yet.</p>', true)
  })
  app.get('/dev/outbox/:id', async (request, reply) => {
    const { id } = request.params as { id: string }
    const kept = await keptMessages(db, request.brand.merchantCode)
    const found = kept.find((item) => item.id === id)
    if (!found) throw new Refusal('SYS_NOT_FOUND')
    reply.header('cache-control', 'no-store').header('content-security-policy', POLICY).type('text/html; charset=utf-8')
    return page(
      request.brand.brandName,
      `<p><a href="/dev/outbox">All messages</a></p>${entry(found)}${letter(found)}`,
      false,
    )
  })
}

/** A text with its links to follow and its codes to see. */
const readable = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, nth) =>
      nth % 2 === 1
        ? `<a href="${escaped(part)}">${escaped(part)}</a>`
        : escaped(part).replace(/(?<![\d#&])\d{4,8}(?!\d)/g, '<mark>$&</mark>'),
    )
    .join('')

const WORD = { sms: 'Text message', mail: 'E-mail', push: 'Notification' }

function entry({ id, at, message }: KeptMessage): string {
  const to = message.kind === 'push' ? new URL(message.subscription.endpoint).host : message.to
  const { subject, text } = saidBy(message)
  return `<article><header><a href="/dev/outbox/${escaped(id)}">${WORD[message.kind]}</a> to <b>${escaped(to)}</b>
    <span>${escaped(message.purpose)} · <time>${at.toISOString().replace('T', ' ').slice(0, 19)}</time> UTC</span></header>
    ${subject && `<h2>${escaped(subject)}</h2>`}<pre>${readable(text)}</pre></article>`
}

/** What a person would read. */
function saidBy(message: Message): { subject: string; text: string } {
  if (message.kind === 'sms') return { subject: '', text: message.text }
  if (message.kind === 'mail') return { subject: message.subject, text: message.text }
  const note = JSON.parse(message.payload) as PushNote
  return { subject: note.title, text: `${note.body}\n${note.url}` }
}

/** An e-mail as its reader sees it, in a frame that can do nothing. */
const letter = ({ message }: KeptMessage): string =>
  message.kind === 'mail' && message.html !== undefined
    ? `<iframe sandbox title="The e-mail" srcdoc="${escaped(message.html)}"></iframe>`
    : ''

const page = (brand: string, body: string, refreshes: boolean): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
${refreshes ? '<meta http-equiv="refresh" content="3">' : ''}<title>Outbox · ${escaped(brand)}</title><style>
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:46rem;margin:2rem auto;padding:0 1rem}
article{border:1px solid #8886;border-radius:10px;padding:.75rem 1rem;margin:0 0 1rem}
header span{float:inline-end;opacity:.75}h2{font-size:1.1rem;margin:.5rem 0 0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:.5rem 0 0}
mark{font:600 1.15em ui-monospace,monospace;padding:0 .3em;border-radius:4px}
iframe{width:100%;height:70vh;border:1px solid #8886;border-radius:10px;background:#fff}
</style></head><body><h1>Outbox · ${escaped(brand)}</h1>
<p>In development nothing leaves this machine: messages to people are kept here.</p>${body}</body></html>`
