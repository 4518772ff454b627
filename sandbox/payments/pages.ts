import type { Book, Payment } from './book.ts'

const STYLE = `*{box-sizing:border-box}:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{margin:0;background:light-dark(#eef2f7,#10151d);
color:light-dark(#16202c,#e8eef6)}main{width:min(44rem,92vw);margin:2rem auto;padding:1.5rem;border-radius:1rem;
background:light-dark(#fff,#18202b);box-shadow:0 .5rem 2rem #0003}h1{margin:0;font-size:1.4rem}.note{margin:.25rem 0 1.25rem;padding:.5rem .75rem;
border-radius:.5rem;background:light-dark(#fff3d6,#3a2f12);font-size:.9rem}dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0 0 1.25rem}
dt{color:light-dark(#5a6b7e,#9db0c6)}dd{margin:0;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}form{display:flex;flex-wrap:wrap;gap:.6rem;align-items:end}
button,input{font:inherit;min-height:2.75rem;padding:.5rem .9rem;border-radius:.6rem;border:1px solid light-dark(#b8c4d2,#41526a);background:light-dark(#f6f8fb,#222d3c);color:inherit}
button{cursor:pointer;font-weight:600}button.yes{background:#137a4d;border-color:#137a4d;color:#fff}button.no{background:#a82f3a;border-color:#a82f3a;color:#fff}
label{display:grid;font-size:.85rem;max-width:100%;grid-template-columns:minmax(0,1fr)}table{width:100%;border-collapse:collapse;margin-top:1rem;font-size:.9rem}td,th{padding:.5rem .25rem;text-align:start;border-top:1px solid light-dark(#dde4ec,#2b3849)}
a{color:light-dark(#0b5cad,#8cc2ff)}h2{font-size:1.05rem;margin:1.5rem 0 .25rem}:focus-visible{outline:3px solid #d99a1c;outline-offset:2px}`

const safe = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${safe(title)}</title><style>${STYLE}</style><main><h1>${safe(title)}</h1>
<p class="note">A stand-in for demonstrations. No money is real here. · Nhà cung cấp thử nghiệm, không có tiền thật.</p>${body}</main></html>`

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')
const amountOf = (payment: Payment): string =>
  payment.currency === 'USDT' ? `${Number(payment.amount) / 1_000_000} USDT` : `${grouped(payment.amount)} VND`

/** Everything that was begun, and a way to send to an address. */
export function listPage({ payments, addresses }: Book): string {
  const rows = payments
    .slice(0, 100)
    .map(
      (
        payment,
      ) => `<tr><td><a href="/pay/${safe(payment.ref)}">${safe(payment.orderNo || payment.ref)}</a></td><td>${safe(payment.method)}</td>
<td>${safe(amountOf(payment))}</td><td>${payment.state}</td></tr>`,
    )
    .join('')
  const to = addresses
    .slice(0, 50)
    .map((address) => `<option value="${safe(address.address)}">${address.chain}</option>`)
    .join('')
  return page(
    'Sandbox payments',
    `<h2>Send USDT</h2><form method="post" action="/send"><label>Address<input name="address" list="known" required size="44"></label>
<datalist id="known">${to}</datalist><label>USDT<input name="usdt" required pattern="[0-9]{1,9}([.][0-9]{1,6})?" value="100"></label>
<button class="yes">Send</button></form>
<h2>Payments</h2><table><tr><th>Order<th>Method<th>Amount<th>State</tr>${rows || '<tr><td colspan="4">None yet.</td></tr>'}</table>`,
  )
}

const BUTTONS = [
  ['approve', 'Approve · Duyệt', 'yes'],
  ['later', 'Approve in 10 s', ''],
  ['less', 'Half of it', ''],
  ['more', 'Twice as much', ''],
  ['twice', 'Pay two times', ''],
  ['fail', 'Fail · Từ chối', 'no'],
] as const
const CHAIN = [['confirm', 'Confirm it finally', 'yes']] as const
const NEWS = [
  ['replay', 'Send the last news again', ''],
  ['forge', 'Send forged news', ''],
  ['old', 'Send news that are too old', ''],
] as const

/** One payment, and what can be let happen to it. */
export function paymentPage(payment: Payment, said: string | null): string {
  const { card, confirmations } = payment
  const facts = [
    ['Order', payment.orderNo || '–'],
    ['Name here', payment.ref],
    ['Method', payment.method],
    ['Amount', amountOf(payment)],
    ['State', payment.state],
    ...(card ? [['Card', `${card.telco} ${card.serial}`]] : []),
    ...(payment.address ? [['Address', payment.address]] : []),
    ...(confirmations ? [['Confirmations', `${confirmations.have} of ${confirmations.need}`]] : []),
    [
      'Money that came',
      payment.payments.map(({ amount, usdtMicro }) => usdtMicro ?? grouped(amount)).join(' + ') || '–',
    ],
  ] as const
  const buttons = (some: readonly (readonly [string, string, string])[]) =>
    some.map(([act, name, look]) => `<button name="act" value="${act}" class="${look}">${name}</button>`).join('')
  const other = payment.address
    ? ''
    : '<label>Another amount<input name="amount" inputmode="numeric" pattern="[1-9][0-9]{0,14}"></label>'
  const back = /^https?:\/\//.test(payment.returnUrl)
    ? `<p><a href="${safe(payment.returnUrl)}">Back to the site · Trở về</a></p>`
    : ''
  return page(
    'Sandbox payment',
    `${said ? `<p role="status">${safe(said)}</p>` : ''}<dl>${facts.map(([name, value]) => `<dt>${name}<dd>${safe(String(value))}`).join('')}</dl>
<form method="post">${buttons(payment.address ? CHAIN : BUTTONS)}${other}</form>
<h2>News</h2><form method="post">${buttons(NEWS)}</form>${back}<p><a href="/">All payments</a></p>`,
  )
}
