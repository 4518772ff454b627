import type { states as vi } from '../../vi/site/states.ts'

/**
 * Closed, broken, slow: what a page says when it cannot be as usual; and the page of one wallet.
 */
export const states = {
  'status.denied.money': 'သင့်အကောင့်ထဲရှိ ငွေသည် သင့်ပိုင်ငွေသာ ဖြစ်ပါသည်။ ထုတ်ယူရန် ဖောက်သည်ဝန်ဆောင်မှုသို့ ဆက်သွယ်ပါ။',
  'status.denied.unknown': 'မသိပါ',
  'status.denied.source': 'IP လိပ်စာအလိုက် နိုင်ငံအချက်အလက်- {source}',
  'shell.chunk.missing': 'ဤစာမျက်နှာကို ဖွင့်၍ မရပါ။ ဗားရှင်းအသစ် ထွက်နေခြင်း ဖြစ်နိုင်သည်။',
  'shell.chunk.timeout': 'စာမျက်နှာဖွင့်ရန် ကြာလွန်းနေသည်။ ကွန်ရက်ကို စစ်ဆေးပြီး ထပ်စမ်းပါ။',
  'seamless.title': 'ဂိမ်းအားလုံးအတွက် ပိုက်ဆံအိတ်တစ်ခုတည်း',
  'seamless.note': 'ဤဂိမ်းထုတ်လုပ်သူများ၏ ဂိမ်းများကို သင့်လက်ကျန်ငွေဖြင့် တိုက်ရိုက် ကစားနိုင်သည်။ ငွေလွှဲရန် မလိုပါ။',
  'seamless.none': 'ဤပိုက်ဆံအိတ်ကို သုံးသော ဂိမ်းထုတ်လုပ်သူ ယခု မရှိပါ။',
} as const satisfies Record<keyof typeof vi, string>
