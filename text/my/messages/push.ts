import type { push as vi } from '../../vi/messages/push.ts'

export const push = {
  'push.on.title': 'အသိပေးချက် ဖွင့်ပြီးပါပြီ',
  'push.on.body': '{brand} က သင့်အကောင့်သတင်းများကို ဤနေရာသို့ ပို့ပေးပါမည်။',
  'push.message.body': '{brand} ၏ စာများထဲတွင် ဖတ်ပါ။',
  'push.reminder.title': 'လောင်းကြေး ပိတ်ခါနီးပြီ',
  'push.reminder.body': 'သင်ရွေးထားသော ထီ လောင်းကြေး ပိတ်တော့မည်။',
} as const satisfies Record<keyof typeof vi, string>
