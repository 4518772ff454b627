import type { games } from '../../vi/site/games.ts'
import type { states as vi } from '../../vi/site/states.ts'

/** What a page says when it cannot be as usual, and why a game does not open. */
export const states = {
  'status.denied.money': 'သင့်အကောင့်ထဲရှိ ငွေသည် သင့်ပိုင်ငွေ ဖြစ်နေမည်။ ထုတ်ယူရန် ဖောက်သည်ဝန်ဆောင်မှုသို့ ဆက်သွယ်ပါ။',
  'status.denied.unknown': 'မသိပါ',
  'status.denied.source': 'IP လိပ်စာအလိုက် နိုင်ငံများ- {source}',
  'shell.chunk.missing': 'ဤစာမျက်နှာကို မဖွင့်နိုင်ပါ။ ဗားရှင်းအသစ် ရှိနိုင်သည်။',
  'shell.chunk.timeout': 'စာမျက်နှာဖွင့်ရန် ကြာလွန်းသည်။ ကွန်ရက်ကို စစ်ဆေးပြီး ထပ်ကြိုးစားပါ။',
  'launch.maintenance.title': 'ဂိမ်း ပြုပြင်ထိန်းသိမ်းနေသည်',
  'launch.maintenance.body': '{name} ကို ပြုပြင်ထိန်းသိမ်းနေသည်။ အခြားဂိမ်း ကစားနိုင်ပါသည်။',
  'launch.popupBlocked': 'ဘရောက်ဇာက ပေါ့ပ်အပ်ဝင်းဒိုးကို ပိတ်ဆို့ထားသည်။ ခွင့်ပြုပြီး ထပ်ကြိုးစားပါ။',
  'launch.openWindow': 'ဂိမ်းကို ဝင်းဒိုးအသစ်တွင် ဖွင့်ရန်',
  'launch.invalid': 'ဂိမ်းလိပ်စာ မမှန်ပါ။ ဖောက်သည်ဝန်ဆောင်မှုသို့ ဆက်သွယ်ပါ။',
  'frame.slow': 'ဂိမ်းသည် ပုံမှန်ထက် ကြာနေသည်။ ကွန်ရက် နှေးနေနိုင်သည်။',
  'frame.failed': 'ဂိမ်းကို မဖွင့်နိုင်ပါ',
} satisfies Partial<Record<keyof typeof vi | keyof typeof games, string>>
