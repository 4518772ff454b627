import type { menus as vi } from '../../vi/site/menus.ts'

/** The groups of the account's menus and of the footer, new notices, the search, the calendar. */
export const menus = {
  'menu.money': 'ငွေ',
  'menu.play': 'ဂိမ်းများ',
  'menu.talk': 'စာများနှင့် အကူအညီ',
  'menu.account': 'အကောင့်',
  'footer.studios': 'ဂိမ်းထုတ်လုပ်သူများ',
  'footer.site': 'ဤဝဘ်ဆိုက်အကြောင်း',
  'notice.new': '{count, plural, other {အသိပေးချက်အသစ် # ခု}}',
  'search.popular': 'ယခု လူကြိုက်များ',
  'calendar.any': 'ကြိုက်ရာနေ့',
  'calendar.previous': 'ယခင်လ',
  'calendar.next': 'နောက်လ',
  'calendar.today': 'ယနေ့',
  'calendar.clear': 'ရက်စွဲ ရှင်းရန်',
} as const satisfies Record<keyof typeof vi, string>
