import { OUTCOMES, type Switches } from './vendor.ts'

const STYLE = `:root{color-scheme:dark;font:16px/1.5 system-ui,sans-serif}body{margin:0;min-height:100vh;display:grid;place-items:center;
background:radial-gradient(circle at 50% 20%,#1d5a6b,#0a1f2b 70%);color:#eaf6f7}main{width:min(26rem,92vw);padding:1.5rem;border-radius:1rem;
background:#0b2a38d9;box-shadow:0 1rem 3rem #0008}h1{margin:0 0 .25rem;font-size:1.35rem}p{margin:.25rem 0 1rem;color:#a9cdd3}
output{display:block;margin:1rem 0;font-size:2rem;font-weight:700;font-variant-numeric:tabular-nums}form{display:grid;gap:.75rem}
.row{display:grid;grid-template-columns:1fr 1fr;gap:.75rem}button,select,input,textarea{font:inherit;padding:.75rem;border-radius:.6rem;border:1px solid #3c7b8a;
background:#123f50;color:inherit;min-height:2.75rem}button{cursor:pointer;font-weight:600}button.gold{background:#e2b04a;border-color:#e2b04a;color:#221604}
label{display:grid;gap:.25rem;font-size:.9rem}a{color:#8fdbe6}:focus-visible{outline:3px solid #ffd98a;outline-offset:2px}`

const WORDS = {
  vi: {
    title: 'Thủy Triều',
    what: 'Trò chơi thử của nhà cung cấp mô phỏng. Bạn tự chọn thắng hay thua.',
    balance: 'Số dư tại nhà cung cấp',
    win: 'Thắng 50.000',
    lose: 'Thua 50.000',
    back: 'Trở về',
  },
  en: {
    title: 'Thủy Triều',
    what: 'A trial game of a pretended vendor. You choose whether you win or lose.',
    balance: 'Balance at the vendor',
    win: 'Win 50,000',
    lose: 'Lose 50,000',
    back: 'Go back',
  },
} as const

const safe = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const page = (language: string, title: string, body: string): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${safe(title)}</title><style>${STYLE}</style><main>${body}</main></html>`

/** The game: what somebody holds here, and two buttons for a tester. */
export function gamePage(view: { token: string; balance: bigint; language: string; backUrl: string }): string {
  const language = view.language === 'VI' ? 'vi' : 'en'
  const words = WORDS[language]
  const shown = view.balance.toLocaleString('en-US')
  const back = /^https?:\/\//.test(view.backUrl) ? `<p><a href="${safe(view.backUrl)}">${words.back}</a></p>` : ''
  return page(
    language,
    words.title,
    `<h1>${words.title}</h1><p>${words.what}</p><div id="b">${words.balance}</div><output aria-labelledby="b">${shown}</output>
<form method="post" action="/play"><input type="hidden" name="token" value="${safe(view.token)}"><div class="row">
<button class="gold" name="change" value="50000">${words.win}</button><button name="change" value="-50000">${words.lose}</button></div></form>${back}`,
  )
}

const SAID: Record<Switches['transfers'], string> = {
  done: 'Done, and answered',
  refused: 'Refused',
  doneSilently: 'Done, but no answer arrives',
  lostSilently: 'Not done, and no answer arrives',
}

/** The switches: how this vendor answers from now on. */
export function switchPage(switches: Switches, secrets: readonly string[]): string {
  const option = (value: string, text: string, now: string) =>
    `<option value="${value}"${value === now ? ' selected' : ''}>${text}</option>`
  return page(
    'en',
    'Sandbox vendor',
    `<h1>Sandbox vendor</h1><p>How the pretended vendor treats transfers from now on.</p><form method="post" action="/switches">
<label>Transfers<select name="transfers">${OUTCOMES.map((outcome) => option(outcome, SAID[outcome], switches.transfers)).join('')}</select></label>
<label>When asked later<select name="asked">${option('truth', 'The truth', switches.asked)}${option('pending', 'Nothing yet', switches.asked)}</select></label>
<label>Report of a day<select name="reports">${option('truth', 'The truth', switches.reports)}${option('short', 'A bet too few', switches.reports)}${option('silent', 'No answer', switches.reports)}</select></label>
<label>Delay of every answer, ms<input name="delay" inputmode="numeric" pattern="[0-9]{1,5}" value="${switches.delay}"></label>
<button class="gold">Set</button></form>
<h1>Keys</h1><p>Calls are also taken when they are signed with one of these: 16 signs or more, one a line.</p>
<form method="post" action="/keys"><label>Keys<textarea name="keys" rows="3" spellcheck="false">${safe(secrets.join('\n'))}</textarea></label>
<button>Take these</button></form>`,
  )
}
