import type { analytics as vi } from '../../vi/site/analytics.ts'

export const analytics = {
  'analytics.title': 'သင်ဖွင့်သည့် စာမျက်နှာများကို ရေတွက်ခွင့်ပြုမလား။',
  'analytics.body':
    'သင်သဘောတူပါက {services} က {brand} ၏ မည်သည့်စာမျက်နှာများ ဖွင့်သည်ကို ရေတွက်ပြီး သင့် IP လိပ်စာနှင့် ဘရောက်ဇာကို မြင်ရပါမည်။ သင်မည်သူဖြစ်သည်၊ မည်သည့်ဂိမ်းကစားသည်နှင့် သင့်ငွေကို ဘယ်တော့မှ မပေးပို့ပါ။',
  'analytics.accept': 'သဘောတူသည်',
  'analytics.refuse': 'ငြင်းပယ်သည်',
  'analytics.privacy': 'ကိုယ်ရေးလုံခြုံမှု',
  'analytics.choice': 'စာရင်းကောက်မှု ရွေးချယ်ချက်',
  'analytics.accepted': 'သင်သဘောတူပြီးပါပြီ။ အချိန်မရွေး ပြန်ရုပ်သိမ်းနိုင်ပြီး စာမျက်နှာကို ပြန်ဖွင့်ပါမည်။',
  'analytics.refused': 'သင်ငြင်းပယ်ပြီးပါပြီ။ ဘာကိုမျှ မရေတွက်ပါ။',
  'analytics.signal': 'သင့်ဘရောက်ဇာက ခြေရာမခံရန် တောင်းဆိုထားသဖြင့် ဘာကိုမျှ မရေတွက်ပါ။',
} as const satisfies Record<keyof typeof vi, string>
