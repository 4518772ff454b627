import type { agentOpening as vi } from '../../vi/agents/opening.ts'

export const agentOpening = {
  'refusal.AGT_DEPTH': 'သင့်လိုင်းတွင် အဆင့်အရေအတွက် ပြည့်နေပြီ။ အောက်တွင် အေးဂျင့် ထပ်မထည့်နိုင်ပါ။',
  'refusal.AGT_LINE_LIMIT': 'ဤကန့်သတ်ချက်သည် သင့်ကန့်သတ်ချက်ထက် မြင့်နေသည်။',
  'down.limits.title': 'ထီလောင်းကြေး ကန့်သတ်ချက်',
  'down.limits.hint': '{name} နှင့် အောက်ရှိ အကောင့်အားလုံးအတွက် ဖြစ်သည်။ ကွက်လပ်ထားလျှင် ထပ်မကန့်သတ်ပါ။',
  'down.limits.ticket': 'လက်မှတ်တစ်စောင်လျှင်',
  'down.limits.draw': 'ဖွင့်ပွဲတစ်ကြိမ်လျှင်',
  'down.limits.number': 'ဖွင့်ပွဲတစ်ကြိမ်ရှိ ဂဏန်းတစ်ခုလျှင်',
  'down.limits.most': 'အများဆုံး {money}',
  'down.limits.save': 'ကန့်သတ်ချက် သိမ်းရန်',
  'down.limits.saved': 'ကန့်သတ်ချက် သိမ်းပြီးပါပြီ',
  'refusal.AGT_DAILY_OPEN': 'ယနေ့ ဖွင့်နိုင်သော အကောင့်အရေအတွက် ပြည့်ပါပြီ။ မနက်ဖြန် ထပ်ကြိုးစားပါ။',
  'refusal.AGT_LINK_LIMIT': 'အသုံးပြုနေသော လင့်ခ် အရေအတွက် ပြည့်ပါပြီ။ တစ်ခုကို အရင်ပိတ်ပါ။',
  'refusal.AGT_LINK_USED': 'ဤလင့်ခ်ဖြင့် စာရင်းသွင်းသူ ရှိပြီးဖြစ်၍ မဖျက်နိုင်ပါ။ ပိတ်နိုင်ပါသည်။',
  'refusal.AGT_ASSISTANT_LIMIT': 'သင့်တွင် လက်ထောက် အရေအတွက် ပြည့်ပါပြီ။',
  'message.rateLowerAsked.title': '{agent} က သင့်ပြန်အမ်းနှုန်းကို လျှော့ရန် တောင်းဆိုထားသည်',
  'message.rateLowerAsked.content': 'သင့်အေးဂျင့် {agent} က သင့်ပြန်အမ်းနှုန်းကို လျှော့ရန် တောင်းဆိုထားသည်။ သင်သဘောမတူမချင်း နှုန်းမပြောင်းပါ။',
  'message.rateLowerAccepted.title': '{name} က ပြန်အမ်းနှုန်း လျှော့ရန် သဘောတူသည်',
  'message.rateLowerAccepted.content':
    '{name} သဘောတူပါသည်။ နှုန်းသစ်ကို ယခုမှစ၍ သုံးပါမည်။ လောင်းပြီးသား လောင်းကြေးများသည် နှုန်းဟောင်းအတိုင်း ဖြစ်သည်။',
  'message.rateLowerRejected.title': '{name} က ပြန်အမ်းနှုန်း လျှော့ရန် ငြင်းသည်',
  'message.rateLowerRejected.content': '{name} ငြင်းပါသည်။ ပြန်အမ်းနှုန်း မပြောင်းပါ။',
  'refusal.AGT_CODE_TAKEN': 'ဤကုဒ် ရှိပြီးဖြစ်သည် သို့မဟုတ် ဒိုမိန်းတွင် ကုဒ်ရှိပြီးဖြစ်သည်။',
  'refusal.AGT_HAS_DOWNLINES': 'ဤအကောင့်တွင် အောက်လိုင်းရှိ၍ အဖွဲ့ဝင် မဖြစ်နိုင်ပါ။',
  'refusal.AGT_HAS_CONTRACTS': 'ဤအကောင့်တွင် စာချုပ် သို့မဟုတ် စာချုပ်ကမ်းလှမ်းချက် ရှိနေသေး၍ အဖွဲ့ဝင် မဖြစ်နိုင်ပါ။ ၎င်းကို အရင် အဆုံးသတ်ပါ။',
  'refusal.AGT_LOCKED': 'သင့်အောက်တွင် အကောင့်အသစ်ဖွင့်ခြင်းကို အထက်လူက ပိတ်ထားသည်။',
} as const satisfies Record<keyof typeof vi, string>
