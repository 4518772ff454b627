import type { analytics as vi } from '../../vi/site/analytics.ts'

export const analytics = {
  'analytics.title': 'အသုံးပြုမှု စာရင်းကောက်ခွင့် ပြုမလား။',
  'analytics.body':
    'သင်သဘောတူပါက {services} က {brand} တွင် ဖွင့်သော စာမျက်နှာများကို ရေတွက်ပြီး သင့် IP လိပ်စာနှင့် ဘရောက်ဇာကို မြင်ရပါမည်။ သင်မည်သူဖြစ်ကြောင်း၊ မည်သည့်ဂိမ်းကစားကြောင်းနှင့် သင့်ငွေအကြောင်းကို ဘယ်တော့မှ မမျှဝေပါ။',
  'analytics.accept': 'သဘောတူပါသည်',
  'analytics.refuse': 'သဘောမတူပါ',
  'analytics.privacy': 'ကိုယ်ရေးလုံခြုံမှု',
  'analytics.accepted': 'စာရင်းကောက်ခွင့် ပြုထားပါသည်။ အချိန်မရွေး ပြန်ရုပ်သိမ်းနိုင်သည်၊ စာမျက်နှာ ပြန်ပွင့်ပါမည်။',
  'analytics.refused': 'စာရင်းကောက်ခွင့် မပြုထားပါ။ ဘာကိုမျှ ခြေရာမခံပါ။',
  'analytics.signal': 'သင့်ဘရောက်ဇာက ခြေရာမခံရန် တောင်းဆိုထားသဖြင့် ခြေရာမခံပါ။',
} as const satisfies Record<keyof typeof vi, string>
