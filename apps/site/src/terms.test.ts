import { OWN_GAMES } from '@senluna/games/own-games.ts'
import { textsOfSlot } from '@senluna/games/rules.ts'
import { slotWordsIn } from '@senluna/games/slot-words.ts'
import { DESK_TEXTS } from '@senluna/text/desk-all.ts'
import { COMPLETE } from '@senluna/text/index.ts'
import { WRITTEN } from '@senluna/text/written.ts'
import { CHAPTERS } from '@senluna/tools/seed/help/index.ts'
import { PRIVACY } from '@senluna/tools/seed/help/privacy.ts'
import { TRANSLATIONS } from '@senluna/tools/seed/help/translations.ts'
import { TERMS } from '@senluna/tools/seed/help/terms.ts'
import { NOTICES } from '@senluna/tools/seed/notices.ts'
import { PROMOTIONS } from '@senluna/tools/seed/promotions.ts'
import { describe, expect, test } from 'vitest'

/** Words that the term list of docs/languages.md replaces, and what stands instead. */
const BANNED = {
  EN: [
    [/\be-mail/i, 'email'],
    [/\buser name/i, 'username'],
    [/\blog-in/i, 'login'],
    [/\bsign(ed)? out\b/i, 'log out'],
    [/\bcustomer service\b/i, 'support'],
    [/\bfree play\b/i, 'demo play'],
    [/\bplay money\b/i, 'demo money'],
    [/\bbetting record\b/i, 'bet history'],
    [/\baccount record\b/i, 'transaction history'],
    [/\bstudios?\b/i, 'provider'],
    [/\bpayment password/i, 'transaction password'],
    [/\bboard of wins/i, 'winners'],
    [/\bwin\/loss/i, 'profit/loss'],
    [/\d %/, '98%'],
    [/\breward center/i, 'Rewards'],
    [/\bwagering (?:requirement|required)|^wagering$/i, 'turnover requirement'],
    [/(?<!\{)\bvendors?\b/i, 'provider'],
    [/\bwages?\b/i, 'salary'],
    [/\blogin name/i, 'username'],
    [/\bput by\b/i, 'reserved'],
    [/two-(?:step verification|factor)|\bsecond step\b/i, 'two-step login'],
    [/\bphone number(?= or email|, email)/i, 'mobile number'],
    [/\bwork(?:s|ed|ing)? (?:it |them )?out\b/i, 'calculate'],
    [
      /favourite|neighbour|colour|cancelled|programme|\bcatalogue|\bcentre\b|recognis|organis|licence|behaviour/i,
      'American spelling',
    ],
  ],
  VI: [
    [/e-mail/i, 'email'],
    [/số di động/i, 'số điện thoại'],
    [/bộ phận hỗ trợ/i, 'chăm sóc khách hàng'],
    [/hội viên/i, 'thành viên'],
    [/thắng thua/i, 'lãi/lỗ'],
    [/\d %/, '98%'],
    [/tiền ảo/i, 'tiền chơi thử'],
    [/\bslots?\b/i, 'nổ hũ'],
    [/xổ số series/i, 'xổ số nhanh'],
    [/nhiệm tuyển/i, 'tùy chọn'],
    [/lớn nhỏ/i, 'tài xỉu'],
    [/nghỉ ngơi/i, 'tạm nghỉ'],
    [/lịch sử tài khoản/i, 'lịch sử giao dịch'],
    [/phòng trò chuyện/i, 'phòng chat'],
    [/mật khẩu (?:thanh toán|rút tiền)/i, 'mật khẩu giao dịch'],
    [/mã dự phòng/i, 'mã khôi phục'],
    [/bàn làm việc/i, 'trang quản trị'],
    [/phiếu(?! cược)/i, 'phiếu cược, vé or yêu cầu'],
    [/lời chào/i, 'đề nghị'],
    [/hạng vip|(?:lên|xuống) hạng|hạng của bạn/i, 'cấp VIP'],
    [/khoá|xoá/i, 'khóa, xóa'],
    [/trung tâm thưởng/i, 'Quà chờ nhận'],
    [/khóa sổ/i, 'khóa cược'],
    [/(?:xác thực|xác minh) hai bước/i, 'đăng nhập hai bước'],
    [/\bcược \d+ vòng\b/i, 'cược 1 lần'],
    [/đại lý (?:tiếp thị|liên kết)/i, 'tiếp thị liên kết'],
    [/(?:công )?việc định kỳ/i, 'tác vụ định kỳ'],
    [/câu chữ/i, 'văn bản'],
    [/lượt quay miễn phí/i, 'vòng quay miễn phí'],
    [/(?<!nhập )\bsai (?:mật khẩu|mã xác)/i, 'mật khẩu không đúng, mã không đúng'],
    [/lương tức thời/i, 'lương thời gian thực'],
    [/(?<!cung )cấp dưới/i, 'tuyến dưới'],
    [/trình diễn/i, 'demo'],
    [/(?<![\d.])\d{1,3}(?:\.\d{3})+(?![\d.])/, '1,000'],
  ],
} as const

/** What the demonstration's articles, terms, notices and promotions say, without addresses. */
function seeded(language: keyof typeof BANNED): Readonly<Record<string, string>> {
  const articles = CHAPTERS.flatMap(({ id, names, articles: own }) => [
    [id, names[language]],
    ...own.flatMap((article) => [
      [article.id, article.titles[language]],
      [`${article.id}.content`, article.contents[language]],
    ]),
  ])
  const documents = [TERMS, PRIVACY].flatMap(({ titles, contents }) => [
    [titles.EN, titles[language]],
    [`${titles.EN}.content`, contents[language]],
  ])
  const notices = NOTICES.flatMap(({ id, titles, contents }) => [
    [id, titles[language]],
    [`${id}.content`, contents[language]],
  ])
  const promotions = Object.values(PROMOTIONS)
    .flat()
    .map(({ id, titles, summaries, facts, terms }) => [
      id,
      [titles[language], summaries[language], ...(facts[language] ?? []).flat(), terms[language]].join(' · '),
    ])
  return Object.fromEntries(
    [...articles, ...documents, ...notices, ...promotions].map(([id, words]) => [
      `seed.${id}`,
      (words ?? '').replaceAll(/<[^>]*>/g, ' '),
    ]),
  )
}

const TEXTS: Readonly<Record<keyof typeof BANNED, Readonly<Record<string, string>>>> = {
  EN: { ...WRITTEN.EN, ...slotWordsIn('EN'), ...DESK_TEXTS.EN, ...seeded('EN') },
  VI: { ...WRITTEN.VI, ...slotWordsIn('VI'), ...DESK_TEXTS.VI, ...seeded('VI') },
}

test('what the demonstration says is looked at', () => {
  for (const language of ['EN', 'VI'] as const) {
    const texts = seeded(language)
    expect(Object.keys(texts).length).toBeGreaterThan(50)
    expect(Object.entries(texts).filter(([, words]) => words.trim() === '')).toEqual([])
  }
})

describe('one term a thing', () => {
  for (const language of ['EN', 'VI'] as const)
    for (const [banned, instead] of BANNED[language])
      test(`${language} says ${instead}, never ${banned.source}`, () => {
        const wrong = Object.entries(TEXTS[language]).filter(([, message]) => banned.test(message))
        expect(wrong).toEqual([])
      })
})

const HELP = Object.fromEntries(
  Object.entries(TRANSLATIONS).map(([code, help]) => [
    code,
    JSON.stringify([help, OWN_GAMES.map(({ help: own }) => own?.[code])]),
  ]),
)

test('every game of ours is explained by its name in every language that is whole', () => {
  for (const { game, names, help } of OWN_GAMES) {
    expect(Object.keys(help ?? {}).toSorted(), game.code).toEqual([...COMPLETE].toSorted())
    for (const [language, { title, content }] of Object.entries(help!)) {
      const name = names[language] ?? names.VI
      expect(title.toLowerCase(), `${game.code} ${language}`).toContain(name.toLowerCase())
      expect(content, `${game.code} ${language}`).toMatch(/(?:\{rtp\}|\d\d\.\d\d)%/)
    }
  }
})

test.each(['VI', 'EN', 'CN', 'JA', 'TH', 'TY', 'MY'] as const)('%s puts no space before a percent sign', (language) => {
  const seeds = language === 'VI' || language === 'EN' ? seeded(language) : { help: HELP[language] ?? '' }
  const texts = Object.entries({ ...WRITTEN[language], ...slotWordsIn(language), ...seeds })
  expect(texts.filter(([, message]) => /[\d}]\s%/.test(message))).toEqual([])
})

test.each(Object.keys(TRANSLATIONS))('%s writes Latin digits', (language) => {
  const texts = Object.entries({ ...WRITTEN[language], ...slotWordsIn(language), help: HELP[language] ?? '' })
  expect(texts.filter(([, message]) => /[^\P{Nd}0-9０-９]/u.test(message))).toEqual([])
})

/** What help leads to: it names each as the screen does. */
const NAMED = [
  'mc.page.bonusDetails',
  'mc.page.rewardCenter',
  'mc.page.referral',
  'points.title',
  'field.paymentPassword',
  'raffle.check',
  'bill.verify',
  'bill.signed',
  'agent.page.agentTeamOverview',
  'contract.kind.DAILY_SALARY',
  'contract.kind.HOURLY_SALARY',
  'contract.kind.REALTIME_SALARY',
] as const

test.each(COMPLETE)('help in %s names pages, buttons and contracts as the screen does', (language) => {
  const help = language === 'VI' || language === 'EN' ? JSON.stringify(seeded(language)) : (HELP[language] ?? '')
  const missing = NAMED.filter((key) => !help.toLowerCase().includes(WRITTEN[language]![key]!.toLowerCase()))
  expect(missing).toEqual([])
})

test('a slot speaks every language that is whole, under its own key, and has one name in all of them', () => {
  const slots = OWN_GAMES.filter(({ boards }) => boards)
  expect(slots.length).toBeGreaterThan(4)
  for (const { game, names, words = {} } of slots) {
    const key = textsOfSlot(game.code)
    expect(Object.keys(words).toSorted(), game.code).toEqual([...COMPLETE].toSorted())
    for (const texts of Object.values(words)) {
      expect(texts[`${key}.name`]).toBe(names.VI)
      expect(Object.keys(texts).filter((name) => !name.startsWith(`${key}.`))).toEqual([])
      expect(Object.keys(texts).toSorted()).toEqual(Object.keys(words.VI ?? {}).toSorted())
    }
  }
})
