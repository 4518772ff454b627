import type { install as vi } from '../../vi/site/install.ts'

export const install = {
  'install.push.label': 'ဤစက်ပေါ်ရှိ အသိပေးချက်များ',
  'install.push.hint': 'ဝဘ်ဆိုက်ပိတ်ထားချိန်တွင်လည်း အကောင့်အကြောင်း သိရမည်။ အသိပေးချက်တွင် ငွေပမာဏ ဘယ်တော့မှ မပြပါ။',
  'install.push.blocked': 'ဘရောက်ဇာက ဤဝဘ်ဆိုက်၏ အသိပေးချက်များကို ပိတ်ဆို့ထားသည်။ ဘရောက်ဇာ ဆက်တင်တွင် ခွင့်ပြုပါ။',
  'install.push.missing': 'ဤဘရောက်ဇာတွင် အသိပေးချက် မပြနိုင်ပါ။ iPhone တွင် ဝဘ်ဆိုက်ကို ပင်မမျက်နှာပြင်သို့ အရင်ထည့်ပါ။',
  'install.push.unavailable': 'အသိပေးချက်များကို လောလောဆယ် မရနိုင်ပါ။',
  'install.push.failed': 'အသိပေးချက်များကို ဖွင့်၍ မရပါ။ သင့်ကွန်ရက်ကို စစ်ဆေးပြီး ထပ်စမ်းပါ။',
  'install.app.title': '{brand} ထည့်သွင်းရန်',
  'install.app.hint': 'ပင်မမျက်နှာပြင်မှ မျက်နှာပြင်အပြည့် ပွင့်သည်။',
  'install.app.action': 'ထည့်သွင်းရန်',
  'install.app.done': 'သင် အက်ပ်ကို သုံးနေပြီးဖြစ်သည်',
} as const satisfies Record<keyof typeof vi, string>
