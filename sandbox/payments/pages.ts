import type { Book, Payment } from './book.ts'
import { STYLE } from './style.ts'
import { speechOf, WORDS, type Speech, type Words } from './words.ts'

type Act = keyof Words['acts']

const SIGN = `<svg viewBox="0 0 32 32" fill="currentColor" aria-hidden="true"><path d="M16 3 3 10v3h26v-3zM6 15h4v9H6zm8 0h4v9h-4zm8 0h4v9h-4zM3 26h26v3H3z"/></svg>`

const safe = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const page = (speech: Speech, title: string, body: string): string => {
  const { bank, mark, note } = WORDS[speech]
  return `<!doctype html><html lang="${speech}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${safe(title)} · ${bank}</title><style>${STYLE}</style><p class="mark">${mark}</p><header>${SIGN}<b>${bank}</b></header>
<main><p class="note">${note}</p>${body}</main></html>`
}

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')
const amountOf = (payment: Payment): string =>
  payment.currency === 'USDT' ? `${Number(payment.amount) / 1_000_000} USDT` : `${grouped(payment.amount)} VND`

const methodOf = ({ method }: Payment, words: Words): string =>
  Object.entries(words.methods).find(([name]) => name === method)?.[1] ?? method

/** Everything that was begun, and a way to send to an address; by the languages a browser wants. */
export function listPage({ payments, addresses }: Book, languages: string | undefined): string {
  const speech = speechOf(languages)
  const words = WORDS[speech]
  const rows = payments
    .slice(0, 100)
    .map(
      (payment) => `<tr><td><a href="/pay/${safe(payment.ref)}">${safe(payment.orderNo || payment.ref)}</a></td>
<td>${safe(methodOf(payment, words))}</td><td>${safe(amountOf(payment))}</td><td>${words.states[payment.state]}</td></tr>`,
    )
    .join('')
  const to = addresses
    .slice(0, 50)
    .map((address) => `<option value="${safe(address.address)}">${address.chain}</option>`)
    .join('')
  const head = [words.order, words.method, words.amount, words.state].map((name) => `<th scope="col">${name}</th>`)
  return page(
    speech,
    words.all,
    `<section><h1>${words.all}</h1><div class="scroll"><table><tr>${head.join('')}</tr>
${rows || `<tr><td colspan="4">${words.none}</td></tr>`}</table></div></section>
<section><h2>${words.send}</h2><form method="post" action="/send"><label>${words.to}<input name="address" list="known" required></label>
<datalist id="known">${to}</datalist><label>USDT<input name="usdt" inputmode="decimal" required pattern="[0-9]{1,9}([.][0-9]{1,6})?" value="100"></label>
<button class="yes">${words.sendNow}</button></form></section>`,
  )
}

const OUTCOMES: readonly Act[] = ['later', 'less', 'more', 'twice']
const NEWS: readonly Act[] = ['replay', 'forge', 'old']

/**
 * One payment, and what can be let happen to it, in its payer's language. `said` is what was done
 * last, with the status of the platform's answer: `less-200`.
 */
export function paymentPage(payment: Payment, said: string | null): string {
  const speech = speechOf(payment.language)
  const words = WORDS[speech]
  const button = (act: Act, look = '') =>
    `<button name="act" value="${act}" class="${look}">${words.acts[act]}</button>`
  const buttons = (acts: readonly Act[]) => acts.map((act) => button(act)).join('')
  const facts = factsOf(payment, words).map(([name, value]) => `<dt>${name}</dt><dd>${safe(value)}</dd>`)
  const ways = payment.address
    ? `<form method="post">${button('confirm', 'yes')}</form>`
    : `<form method="post">${button('approve', 'yes')}${button('fail', 'no')}
<details open><summary>${words.more}</summary><div>${buttons(OUTCOMES)}
<label>${words.other}<input name="amount" inputmode="numeric" pattern="[1-9][0-9]{0,14}"></label></div></details></form>`
  const back = /^https?:\/\//.test(payment.returnUrl) ? `<a href="${safe(payment.returnUrl)}">${words.back}</a>` : ''
  return page(
    speech,
    words.pay,
    `${doneOf(said, words)}<section><h1>${words.pay}</h1><p class="hint">${words.payHint}</p>
<p class="sum">${safe(amountOf(payment))}</p><dl>${facts.join('')}</dl>${ways}</section>
<section><h2>${words.news}</h2><form method="post">${buttons(NEWS)}</form></section>
<nav>${back}<a href="/">${words.all}</a></nav>`,
  )
}

function factsOf(payment: Payment, words: Words): readonly (readonly [string, string])[] {
  const { card, confirmations } = payment
  const came = payment.payments.map(({ amount, usdtMicro }) => usdtMicro ?? grouped(amount)).join(' + ')
  return [
    [words.order, payment.orderNo || '–'],
    [words.ref, payment.ref],
    [words.method, methodOf(payment, words)],
    [words.state, words.states[payment.state]],
    ...(card ? [[words.card, `${card.telco} ${card.serial}`] as const] : []),
    ...(payment.address ? [[words.address, payment.address] as const] : []),
    ...(confirmations ? [[words.confirmations, `${confirmations.have} / ${confirmations.need}`] as const] : []),
    [words.came, came || '–'],
  ]
}

/** What was done last; nothing for an address that somebody made up. */
function doneOf(said: string | null, words: Words): string {
  const [, what = '', status = ''] = /^([a-z]+)-(\d{1,3})$/.exec(said ?? '') ?? []
  const act = Object.entries(words.acts).find(([name]) => name === what)?.[1]
  if (act === undefined) return ''
  const answer = status === '0' ? words.unanswered : words.answered.replace('{status}', status)
  return `<p class="said" role="status">${act}: ${answer}.</p>`
}
